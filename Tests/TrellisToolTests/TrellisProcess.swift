import Foundation

/// The tool as its users meet it: a process with arguments, two streams and an exit status.
struct TrellisProcess {
    let status: Int32
    let output: String
    let errors: String

    /// Whether the process ended by itself, and not by a trap or because it took too long.
    let endedByItself: Bool

    /// Runs the tool that was built beside the tests, and stops it after a minute.
    init(_ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = try Self.executable
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        if !environment.isEmpty { process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 } }
        process.standardInput = FileHandle.nullDevice
        // Files instead of pipes: a pipe fills up while nobody reads it, and a test needn't read two at once.
        let streams = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        let files = try ["out", "err"].map { name in
            let file = streams.appendingPathComponent(name)
            try Data().write(to: file)
            return (url: file, handle: try FileHandle(forWritingTo: file))
        }
        process.standardOutput = files[0].handle
        process.standardError = files[1].handle
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let isInTime = ended.wait(timeout: .now() + 60) == .success
        if !isInTime { process.terminate() }
        process.waitUntilExit()
        status = process.terminationStatus
        endedByItself = isInTime && process.terminationReason == .exit
        output = try String(contentsOf: files[0].url, encoding: .utf8)
        errors = try String(contentsOf: files[1].url, encoding: .utf8)
    }

    private struct NotBuilt: Error, CustomStringConvertible {
        let folder: String
        var description: String { "there is no trellis in \(folder)" }
    }

    private static var executable: URL {
        get throws {
            // On Linux the test bundle is itself a program in the build folder; elsewhere it lies in a bundle below it.
            var folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
            for _ in 0..<5 {
                let tool = folder.appendingPathComponent("trellis")
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: tool.path, isDirectory: &isFolder), !isFolder.boolValue { return tool }
                folder = folder.deletingLastPathComponent()
            }
            throw NotBuilt(folder: CommandLine.arguments[0])
        }
    }
}

/// Runs `body` in a new folder that holds `files`, and removes it.
func withDocuments<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    return try body(folder)
}
