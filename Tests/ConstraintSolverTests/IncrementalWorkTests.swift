import ConstraintSolver
import Testing

/// Work is counted, not timed: a change touches what it reaches.
struct IncrementalWorkTests {
    /// A form of rows under each other: each row has a height of its own and stands 8 below the one before.
    struct Form {
        var solver = Solver()
        var width: ConstraintID
        var links: [ConstraintID] = []
        var heights: [ConstraintID] = []
        var tops: [Variable] = []
        var labels: [Variable] = []

        init(rows: Int) throws {
            let root = solver.addVariable()
            width = try solver.addEdit(root, priority: Priority(999), value: 320)
            var previous: (y: Variable, height: Variable)?
            for i in 0..<rows {
                let y = solver.addVariable(), height = solver.addVariable(), label = solver.addVariable(), detail = solver.addVariable()
                if let previous {
                    links.append(try solver.add(y - LinearExpression(previous.y) - LinearExpression(previous.height) - 8, .equal))
                } else {
                    links.append(try solver.add(LinearExpression(y), .equal))
                }
                heights.append(try solver.add(height - Double(20 + i % 7), .equal, priority: Priority(750)))
                try solver.add(label + detail - LinearExpression(root) + 24, .lessThanOrEqual)
                try solver.add(label - Double(100 + i % 5), .equal, priority: Priority(750))
                try solver.add(detail - 50, .equal, priority: Priority(751))
                previous = (y, height)
                tops.append(y)
                labels.append(label)
            }
            solver.solve()
        }
    }

    @Test func buildingIsLinear() throws {
        let small = try Form(rows: 100).solver.work, large = try Form(rows: 1000).solver.work
        #expect(large.rowsTouched <= 11 * small.rowsTouched)
        #expect(large.componentsSolved == 2000)
        #expect(large.pivots == 0)
    }

    @Test func aConstantTouchesItsOwnComponentOnly() throws {
        var form = try Form(rows: 1000)
        let before = form.solver.work
        try form.solver.setConstant(-60, of: form.heights[500])
        let report = form.solver.solve()
        #expect(form.solver.work.componentsSolved - before.componentsSolved == 1)
        // The height and the tops of the 499 rows below it.
        #expect(report.changedCount == 500)
        #expect(form.solver.changedVariables.count == 500)
    }

    @Test func aLinkTouchesNoComponentAtAll() throws {
        var form = try Form(rows: 1000)
        let before = form.solver.work
        try form.solver.setConstant(-20, of: form.links[990])
        #expect(form.solver.solve().changedCount == 10)
        #expect(form.solver.work == before)
    }

    @Test func nothingChangedNothingDone() throws {
        var form = try Form(rows: 10)
        let before = form.solver.work
        #expect(form.solver.solve().changedCount == 0)
        try form.solver.suggest(320, for: form.width)
        #expect(form.solver.solve().changedCount == 0)
        #expect(form.solver.work == before)
    }

    @Test func resizingBetweenKinksSolvesNothing() throws {
        var form = try Form(rows: 1000)
        for width in [400.0, 410, 420] {
            try form.solver.suggest(width, for: form.width)
            form.solver.solve()
        }
        let before = form.solver.work
        for width in stride(from: 430.0, to: 800, by: 10) {
            try form.solver.suggest(width, for: form.width)
            #expect(form.solver.solve().changedCount == 1)
        }
        #expect(form.solver.work == before)
    }

    /// Below 100 + 50 + 24 the labels give way, one kind after another; what was skipped by plans must not be missed.
    @Test func resizingAcrossKinksAndBackGivesTheSameValues() throws {
        var form = try Form(rows: 20)
        for width in [320.0, 310, 300, 290, 280, 180, 176, 172, 170, 171, 169, 168, 167, 166, 165, 170, 180, 300, 400, 166.5] {
            try form.solver.suggest(width, for: form.width)
            form.solver.solve()
            for (i, label) in form.labels.enumerated() {
                #expect(abs(form.solver.value(of: label) - min(Double(100 + i % 5), width - 74)) < 1e-9)
            }
        }
    }

    /// Two gaps between four boxes, as stacks with equal spacing have them: nothing says which takes the slack, so it rests.
    @Test func resizingWhatRestsSolvesNothing() throws {
        var solver = Solver()
        let root = solver.addVariable()
        let width = try solver.addEdit(root, priority: Priority(999), value: 400)
        let gaps = [solver.addVariable(), solver.addVariable()], starts = (0..<4).map { _ in solver.addVariable() }
        for gap in gaps { try solver.add(gap - 8, .greaterThanOrEqual) }
        try solver.add(LinearExpression(starts[0]), .equal)
        for i in 1..<4 { try solver.add(starts[i] - starts[i - 1] - LinearExpression(gaps[(i - 1) / 2]) - 50, .equal) }
        try solver.add(starts[3] + 50 - LinearExpression(root), .equal)
        solver.solve()
        // The first gap goes as near to 0 as it may; the other has the rest.
        #expect(gaps.map { solver.value(of: $0) } == [8, 184])
        for value in [390.0, 380] {
            try solver.suggest(value, for: width)
            solver.solve()
        }
        let before = solver.work
        for value in stride(from: 370.0, to: 224, by: -10) {
            try solver.suggest(value, for: width)
            solver.solve()
            #expect(gaps.map { solver.value(of: $0) } == [8, value - 216])
        }
        #expect(solver.work == before)
        // 200 boxes and 3 * 8 don't fit any more: the width yields.
        try solver.suggest(210, for: width)
        solver.solve()
        #expect(gaps.map { solver.value(of: $0) } == [8, 8] && solver.value(of: root) == 224)
    }

    /// Boxes of equal sizes with equal priorities: one row, many bends at one place. Compared with the plain reference.
    @Test func bendsThatCoincideAreTakenInTurn() throws {
        for count in 2...6 {
            var tracked = Tracked()
            tracked.addVariables(2 * count + 1)
            var entry = 0
            func add(_ terms: [(variable: Int, coefficient: Double)], _ constant: Double, _ relation: Int, _ priority: Float) throws {
                entry += 1
                var row = PlainReference.Row(terms: terms, constant: constant, relation: relation, priority: priority)
                row.entry = entry
                try tracked.add(row)
            }
            try add([(0, 1)], -100, 0, 1000)
            try add((1...count).map { ($0, 1) } + [(0, -1)], 0, 0, 1000)
            for i in 1...count {
                // A twin follows each box: its wishes stand on the same variable at the same place.
                try add([(count + i, 1), (i, -1)], 0, 0, 1000)
                for v in [i, count + i] {
                    try add([(v, 1)], 0, 1, 1000)
                    for n in [20.0, 20, 40] {
                        try add([(v, 1)], -n, -1, 250)
                        try add([(v, 1)], -n, 1, 750)
                    }
                }
            }
            for width in [100.0, 120, 60, 20.0 * Double(count), 40.0 * Double(count)] {
                try tracked.solver.setConstant(-width, of: tracked.rows[0].id)
                tracked.rows[0].row.constant = -width
                let difference = try tracked.disagreement()
                #expect(difference == nil, "\(count) boxes, \(width) wide")
            }
        }
    }
}
