// Runs workload files through the solver: `alw FILE...`. For each phase it prints
// `trellis W1 1000 a_build median_us X max_us Y n K`; with DUMP=prefix it writes the values after each phase to prefix.a, .b, .c, .d1, .d2.
// `alw --summary FILE...` prints, for each phase, the median and the worst of all files' medians, for many small systems.
import ConstraintSolver
import Foundation

func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--summary" { return try Summary(arguments.dropFirst().map(workload)).print() }
    for path in arguments { try measure(workload(path)) }
}

func workload(_ path: String) throws -> Workload {
    try Workload(text: String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self))
}

/// Seconds a phase may use after its first turn.
let budget = Double(ProcessInfo.processInfo.environment["BUDGET_S"] ?? "") ?? 4
let dumpPrefix = ProcessInfo.processInfo.environment["DUMP"]

/// CLOCK=cpu counts this thread's processor time instead of time gone by: for machines that do other work too.
let clock = ProcessInfo.processInfo.environment["CLOCK"] == "cpu" ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC

func microseconds(_ body: () throws -> Void) rethrows -> Double {
    var start = timespec(), end = timespec()
    clock_gettime(clock, &start)
    try body()
    clock_gettime(clock, &end)
    return Double(end.tv_sec - start.tv_sec) * 1e6 + Double(end.tv_nsec - start.tv_nsec) / 1e3
}

/// Repeats an operation until it has been done often enough or the budget is used, and prints the figures.
func phase(_ workload: Workload, _ name: String, times: Int, _ body: (Int) throws -> Void) rethrows {
    var samples: [Double] = []
    var used = 0.0
    for k in 0..<times {
        let t = try microseconds { try body(k) }
        samples.append(t)
        used += t
        if used > budget * 1e6 { break }
    }
    samples.sort()
    let median = samples[samples.count / 2]
    print("trellis \(workload.name) \(workload.size) \(name) median_us \(text(median)) max_us \(text(samples.last!)) n \(samples.count)")
}

func text(_ x: Double) -> String { String(format: "%.2f", x) }

func dump(_ run: Run, _ phase: String) throws {
    guard let dumpPrefix else { return }
    let lines = run.values.map { String(format: "%.17g", $0) }.joined(separator: "\n") + "\n"
    try lines.write(toFile: "\(dumpPrefix).\(phase)", atomically: true, encoding: .utf8)
}

/// A figure of /proc/self/status in KiB; 0 where there is no such file.
func status(_ key: String) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
    for line in text.split(separator: "\n") where line.hasPrefix(key + ":") {
        return Int(line.split(whereSeparator: { $0 == " " || $0 == "\t" })[1]) ?? 0
    }
    return 0
}

func measure(_ workload: Workload) throws {
    // For instruction counts: each of these does what the one before does and one thing more, once or a few times.
    let stops = ["parse", "build", "edit", "const", "row"]
    if let once = ProcessInfo.processInfo.environment["ONCE"] {
        guard let stop = stops.firstIndex(of: once) else { throw WorkloadError(word: "ONCE=\(once)") }
        return try runOnce(workload, upTo: stop)
    }
    let before = status("VmRSS")
    var run = try Run(workload)
    let built = status("VmHWM")
    try phase(workload, "a_build", times: workload.variableCount < 500 ? 2000 : 200) { _ in
        run.forget()  // one system at a time, for the memory figure
        run = try Run(workload)
    }
    try dump(run, "a")
    let start = run.solver.work
    try phase(workload, "b_edit", times: workload.widths.count) { try run.setWidth(workload.widths[$0]) }
    if let last = workload.widths.last { try run.setWidth(last) }
    try dump(run, "b")
    try phase(workload, "c_const", times: 20) { try run.setConstant($0 % 2 == 0 ? workload.constant.second : workload.constant.first) }
    try run.setConstant(workload.constant.second)
    try dump(run, "c")
    try run.setConstant(workload.constant.first)
    var bypass: [ConstraintID] = []
    try phase(workload, "d_row", times: 20) { _ in
        bypass = try run.removeRow()
        try run.restoreRow(bypass)
    }
    bypass = try run.removeRow()
    try dump(run, "d1")
    try run.restoreRow(bypass)
    try dump(run, "d2")
    print("trellis \(workload.name) \(workload.size) e_mem_kib \(status("VmHWM") - before) mem_build_kib \(built - before)")
    if ProcessInfo.processInfo.environment["WORK"] != nil { print("work \(start) then \(run.solver.work)") }
}

/// The phases 1...`stop` in a row: a build, ten widths, ten constants, five rows out and in.
func runOnce(_ workload: Workload, upTo stop: Int) throws {
    if stop == 0 { return }
    var run = try Run(workload)
    if stop > 1 { for width in workload.widths.prefix(10) { try run.setWidth(width) } }
    if stop > 2 { for k in 0..<10 { try run.setConstant(k % 2 == 0 ? workload.constant.second : workload.constant.first) } }
    if stop > 3 { for _ in 0..<5 { try run.restoreRow(try run.removeRow()) } }
}

do { try main() } catch {
    FileHandle.standardError.write(Data("alw: \(error)\n".utf8))
    exit(1)
}
