/// Which constraints share free variables.
extension System {
    /// Breaks a component up: its constraints are to be formed again.
    func dissolve(_ number: Int32) {
        guard let component = components[Int(number)] else { return }
        for e in 0..<component.entryCount {
            let c = component.entries[e].constraint
            if !constraints[c].isAlive || constraints[c].role != .inComponent || constraints[c].link != number { continue }
            constraints[c].role = .pending
            if !constraints[c].isQueued {
                constraints[c].isQueued = true
                reforms.append(c)
            }
        }
        for j in 0..<component.columnCount {
            let v = component.columns[j]
            if variables[v].component != number { continue }
            variables[v].component = -1
            if variables[v].isAlive, variables[v].definition < 0 { becomeLoose(v) }
        }
        components[Int(number)] = nil
        freeComponents.append(number)
    }

    /// Forms the constraints of `reforms`, and with them those of every component they touch, and makes components of them.
    func rebuildComponents() {
        forms.removeAll()
        formTerms.removeAll()
        var i = 0
        while i < reforms.count {
            let c = reforms[i]
            i += 1
            constraints[c].isQueued = false
            if !constraints[c].isAlive || constraints[c].role != .pending { continue }
            work.rowsTouched += 1
            form(c)
            let form = forms[forms.count - 1]
            if form.termCount == 0 {
                _ = forms.popLast()
                constraints[c].role = .constant
                repoints.append(c)
                continue
            }
            for t in form.firstTerm..<form.firstTerm + form.termCount {
                let component = variables[formTerms[t].variable].component
                if component >= 0 { dissolve(component) }
            }
        }
        reforms.removeAll()
        if forms.count > 0 { group() }
    }

    // MARK: Forms

    /// Appends the form of a constraint to `forms`, terms in order of variables.
    func form(_ c: Int32) {
        let state = constraints[c]
        let start = formTerms.count
        var constant = state.constant
        var isSimple = state.termCount <= 12
        for t in state.firstTerm..<state.firstTerm + state.termCount {
            let term = terms[t]
            let v = variables.base + Int(term.variable)
            constant += term.coefficient * v.pointee.base
            if v.pointee.leaf == Self.several { isSimple = false }
            if v.pointee.leaf >= 0, isSimple { addFormTerm(start, v.pointee.leaf, term.coefficient * v.pointee.slope) }
        }
        if !isSimple {
            formTerms.resize(to: start, filler: FormTerm(variable: 0, coefficient: 0))
            formAtLength(c)
        } else {
            sortFormTerms(start)
        }
        forms.append(Form(constraint: c, firstTerm: Int32(start), termCount: Int32(formTerms.count - start), constant: constant))
    }

    private func addFormTerm(_ start: Int, _ v: Int32, _ coefficient: Double) {
        for t in start..<formTerms.count where formTerms[t].variable == v {
            let old = formTerms[t].coefficient, sum = old + coefficient
            formTerms[t].coefficient = abs(sum) <= 1e-13 * (abs(old) + abs(coefficient)) ? 0 : sum
            return
        }
        formTerms.append(FormTerm(variable: v, coefficient: coefficient))
    }

    private func sortFormTerms(_ start: Int) {
        var kept = start
        for t in start..<formTerms.count where formTerms[t].coefficient != 0 {
            var j = kept
            let term = formTerms[t]
            while j > start, formTerms[j - 1].variable > term.variable {
                formTerms[j] = formTerms[j - 1]
                j -= 1
            }
            formTerms[j] = term
            kept += 1
        }
        formTerms.resize(to: kept, filler: FormTerm(variable: 0, coefficient: 0))
    }

    /// A form through definitions that depend on several free variables.
    private func formAtLength(_ c: Int32) {
        let start = formTerms.count
        substituteFully(c)
        for i in 0..<order.count {
            let v = order[i]
            if variables[v].definition < 0, sums[v] != 0, abs(sums[v]) > 1e-13 * sizes[v] {
                formTerms.append(FormTerm(variable: v, coefficient: sums[v]))
            }
            sums[v] = 0
            sizes[v] = 0
        }
        var form = UnsafeMutableBufferPointer(start: formTerms.base + start, count: formTerms.count - start)
        form.sort { $0.variable < $1.variable }
    }

    // MARK: Grouping

    /// Makes components of `forms`: two forms belong together when a chain of shared variables links them.
    private func group() {
        uniteForms()
        var sizes: [(columns: Int, rows: Int, entries: Int, rowTerms: Int)] = []
        var numbers: [Int32] = []
        for f in 0..<forms.count { measure(forms[f], &sizes, &numbers) }
        var filled: [ComponentFiller] = []
        filled.reserveCapacity(sizes.count)
        for (g, size) in sizes.enumerated() {
            let component = Component(columnCount: size.columns, rowCount: size.rows, entryCount: size.entries, rowTermCount: size.rowTerms)
            component.rowStarts[0] = 0
            components[Int(numbers[g])] = component
            filled.append(ComponentFiller(component: component))
        }
        for f in 0..<forms.count {
            let form = forms[f]
            install(form, numbers, &filled[Int(~parents[root(formTerms[form.firstTerm].variable)])])
        }
        for number in numbers {
            components[Int(number)]?.scaleColumns()
            queueComponent(number)
        }
    }

    private func uniteForms() {
        stamp &+= 1
        parents.resize(to: variables.count, filler: 0)
        for f in 0..<forms.count {
            let form = forms[f]
            var first: Int32 = -1
            for t in form.firstTerm..<form.firstTerm + form.termCount {
                let v = formTerms[t].variable
                if variables[v].mark != stamp {
                    variables[v].mark = stamp
                    parents[v] = v
                }
                let r = root(v)
                if first < 0 {
                    first = r
                } else if r != first {
                    parents[max(r, first)] = min(r, first)
                    first = min(r, first)
                }
            }
        }
    }

    /// The variable that stands for a group; its own parent is itself, or, once the group has a number, that number's complement.
    private func root(_ v: Int32) -> Int32 {
        var v = v
        while true {
            let p = parents[v]
            if p == v || p < 0 { return v }
            let q = parents[p]
            if q >= 0 { parents[v] = q }
            v = p
        }
    }

    private func measure(
        _ form: Form, _ sizes: inout [(columns: Int, rows: Int, entries: Int, rowTerms: Int)], _ numbers: inout [Int32]
    ) {
        let r = root(formTerms[form.firstTerm].variable)
        if parents[r] >= 0 {
            parents[r] = ~Int32(sizes.count)
            sizes.append((0, 0, 0, 0))
            if let reused = freeComponents.popLast() {
                numbers.append(reused)
            } else {
                numbers.append(Int32(components.count))
                components.append(nil)
            }
        }
        let g = Int(~parents[r])
        sizes[g].entries += 1
        for t in form.firstTerm..<form.firstTerm + form.termCount {
            let v = formTerms[t].variable
            if variables[v].component >= 0 { continue }
            variables[v].component = numbers[g]
            variables[v].column = Int32(sizes[g].columns)
            sizes[g].columns += 1
        }
        if form.termCount > 1 {
            sizes[g].rows += 1
            sizes[g].rowTerms += Int(form.termCount)
        }
    }

    private func install(_ form: Form, _ numbers: [Int32], _ filler: inout ComponentFiller) {
        let first = formTerms.base + Int(form.firstTerm), count = Int(form.termCount)
        var scale = first[0].coefficient
        for t in 1..<max(1, count) where abs(first[t].coefficient) > abs(scale) * (1 + 1e-9) { scale = first[t].coefficient }
        for t in 0..<count { filler.component.columns[Int(variables[first[t].variable].column)] = first[t].variable }
        let variable = count == 1 ? variables[first[0].variable].column : filler.row(first, count, scale, variables)
        filler.add(Component.Entry(constraint: form.constraint, variable: variable, scale: scale, point: -form.constant / scale))
        constraints[form.constraint].role = .inComponent
        constraints[form.constraint].link = variables[first[0].variable].component
    }

    func queueComponent(_ number: Int32) {
        guard let component = components[Int(number)], !component.isQueued else { return }
        component.isQueued = true
        touchedComponents.append(number)
    }
}

/// A component that is being filled.
struct ComponentFiller {
    let component: Component
    private var entryCount = 0
    private var rowCount = 0
    private var rowTermCount = 0
    private var hashes: [UInt64] = []

    init(component: Component) { self.component = component }

    mutating func add(_ entry: Component.Entry) {
        component.entries[entryCount] = entry
        entryCount += 1
    }

    /// The row that a form's terms, divided by `scale`, make: one already there if it is the same.
    mutating func row(_ terms: UnsafePointer<FormTerm>, _ count: Int, _ scale: Double, _ variables: Buffer<VariableState>) -> Int32 {
        let start = component.rowTerms + rowTermCount
        var hash: UInt64 = 14_695_981_039_346_656_037
        for t in 0..<count {
            let column = variables[terms[t].variable].column
            start[t] = Component.RowTerm(column: column, coefficient: terms[t].coefficient / scale)
            hash = (hash ^ UInt64(UInt32(bitPattern: column))) &* 1_099_511_628_211
        }
        for r in 0..<hashes.count where hashes[r] == hash && isSame(r, start, count) { return Int32(component.columnCount + r) }
        hashes.append(hash)
        rowTermCount += count
        rowCount += 1
        component.rowStarts[rowCount] = Int32(rowTermCount)
        component.rowCount = rowCount
        return Int32(component.columnCount + rowCount - 1)
    }

    private func isSame(_ r: Int, _ terms: UnsafePointer<Component.RowTerm>, _ count: Int) -> Bool {
        let start = Int(component.rowStarts[r])
        if Int(component.rowStarts[r + 1]) - start != count { return false }
        for t in 0..<count {
            let old = component.rowTerms[start + t]
            if old.column != terms[t].column || abs(old.coefficient - terms[t].coefficient) > 1e-13 { return false }
        }
        return true
    }
}
