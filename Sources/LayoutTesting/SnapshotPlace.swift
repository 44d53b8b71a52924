import Foundation

/// Where a snapshot lies, and what a failure leaves beside it.
struct SnapshotPlace {
    let path: String

    /// - Parameters:
    ///   - testFile: the path of the test's source.
    ///   - test: the name of its function, with or without parentheses.
    ///   - name: what tells several snapshots of a test apart.
    init(testFile: String, test: String, name: String?, form: SnapshotForm) {
        let file = URL(fileURLWithPath: testFile)
        let parts = [String(test.prefix { $0 != "(" }), name].compactMap { $0 }.map(Self.fileName)
        path =
            file.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
            .appendingPathComponent(parts.joined(separator: ".") + "." + form.fileExtension).path
    }

    /// The picture that a failing test saw.
    var actualPath: String { stem + ".actual.png" }
    /// The picture of the differences.
    var differencePath: String { stem + ".difference.png" }

    /// The recorded snapshot, or nil when there is none.
    func read() throws -> Data? {
        FileManager.default.fileExists(atPath: path) ? try Data(contentsOf: URL(fileURLWithPath: path)) : nil
    }

    /// Records a snapshot.
    func write(_ content: Data) throws {
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try content.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Leaves what a failing test saw.
    func writeEvidence(actual: Data, difference: Data) throws {
        try actual.write(to: URL(fileURLWithPath: actualPath), options: .atomic)
        try difference.write(to: URL(fileURLWithPath: differencePath), options: .atomic)
    }

    /// Takes away what an earlier failure left.
    func removeEvidence() {
        for path in [actualPath, differencePath] { try? FileManager.default.removeItem(atPath: path) }
    }

    private var stem: String { (path as NSString).deletingPathExtension }

    /// A name with what file systems don't like replaced.
    private static func fileName(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "-" })
    }
}
