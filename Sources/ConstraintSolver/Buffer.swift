/// Growable storage of plain values that its owner frees. Reads and writes are checked in debug builds only.
///
/// The solver's loops spend their time in such storage; an `Array` in a class costs a uniqueness test and an access check each time.
struct Buffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 0) {
        self.capacity = max(4, capacity)
        base = .allocate(capacity: self.capacity)
    }

    init(copying other: Buffer) {
        capacity = max(4, other.count)
        base = .allocate(capacity: capacity)
        base.initialize(from: other.base, count: other.count)
        count = other.count
    }

    func free() { base.deallocate() }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }

    subscript(index: Int32) -> Element {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) nonmutating _modify { yield &self[Int(index)] }
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Makes room for `n` elements at once.
    mutating func reserve(_ n: Int) { if n > capacity { grow(to: n) } }

    /// Makes the count `n`; new elements are `filler`.
    mutating func resize(to n: Int, filler: Element) {
        if n > capacity { grow(to: n) }
        if n > count { (base + count).initialize(repeating: filler, count: n - count) }
        count = n
    }

    /// Becomes a copy of another.
    mutating func replace(by other: Buffer) {
        if other.count > capacity { grow(to: other.count) }
        base.update(from: other.base, count: other.count)
        count = other.count
    }

    /// Forgets the elements, not their room.
    mutating func removeAll() { count = 0 }

    /// Gives room back that a large change took and small ones don't need; the elements are forgotten.
    mutating func shrink() {
        count = 0
        if capacity <= 4096 { return }
        base.deallocate()
        capacity = 4
        base = .allocate(capacity: capacity)
    }

    mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return base[count]
    }

    private mutating func grow(to n: Int) {
        let room = max(n, capacity + capacity / 2 + 8)
        let new = UnsafeMutablePointer<Element>.allocate(capacity: room)
        new.moveInitialize(from: base, count: count)
        base.deallocate()
        base = new
        capacity = room
    }

    var view: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

    /// Sorts the elements.
    func sort(by precedes: (Element, Element) -> Bool) {
        var view = view
        view.sort(by: precedes)
    }

    /// Turns the elements round.
    func reverse() {
        var view = view
        view.reverse()
    }
}
