import Foundation

/// A headless Chromium that a test talks to through a pipe (the DevTools protocol). nil where there is none: `script/bootstrap` installs it
/// where it can.
final class Browser {
    private let process: pid_t
    private let toBrowser: FileHandle
    private let fromBrowser: FileHandle
    private let profile: URL
    private var buffer = Data()
    private var lastID = 0
    private var session: String?
    /// What the page wrote to its console, exceptions and failed loads among it.
    private(set) var complaints: [String] = []

    /// Where Chromium is; nil where it isn't installed.
    static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init(width: Int = 1280, height: Int = 860) throws {
        guard let path = Self.path else { throw Failure(description: "there is no Chromium") }
        profile = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-browser-\(UUID().uuidString)")
        let (input, output) = (Pipe(), Pipe())
        toBrowser = input.fileHandleForWriting
        fromBrowser = output.fileHandleForReading
        process = try Self.spawn(
            [
                path, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
                "--user-data-dir=\(profile.path)", "--window-size=\(width),\(height)", "about:blank",
            ], reading: input.fileHandleForReading.fileDescriptor, writing: output.fileHandleForWriting.fileDescriptor)
        try input.fileHandleForReading.close()
        try output.fileHandleForWriting.close()
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        for domain in ["Runtime", "Log", "Page"] { _ = try call("\(domain).enable") }
        _ = try call("Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    /// Starts a program with a pipe at each of its descriptors 3 and 4, as Chromium wants them.
    private static func spawn(_ words: [String], reading: Int32, writing: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Moved out of the way first: one may be the other's target.
        posix_spawn_file_actions_adddup2(&actions, reading, 63)
        posix_spawn_file_actions_adddup2(&actions, writing, 64)
        posix_spawn_file_actions_adddup2(&actions, 63, 3)
        posix_spawn_file_actions_adddup2(&actions, 64, 4)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let status = posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
        guard status == 0 else { throw Failure(description: String(cString: strerror(status))) }
        return process
    }

    deinit {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        try? FileManager.default.removeItem(at: profile)
    }

    /// Calls the browser and waits for its answer; what else it says meanwhile is looked through for complaints.
    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try toBrowser.write(contentsOf: JSONSerialization.data(withJSONObject: message) + Data([0]))
        while true {
            let answer = try next()
            if answer["id"] as? Int == lastID {
                if let error = answer["error"] as? [String: Any] { throw Failure(description: "\(method): \(error["message"] ?? "")") }
                return answer["result"] as? [String: Any] ?? [:]
            }
            hear(answer)
        }
    }

    private func next() throws -> [String: Any] {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = buffer[buffer.startIndex..<end]
                buffer = buffer[buffer.index(after: end)...]
                return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any] ?? [:]
            }
            let bytes = fromBrowser.availableData
            guard !bytes.isEmpty else { throw Failure(description: "the browser ended") }
            buffer.append(bytes)
        }
    }

    private func hear(_ event: [String: Any]) {
        guard let method = event["method"] as? String, let parameters = event["params"] as? [String: Any] else { return }
        if ["Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"].contains(method) {
            complaints.append("\(parameters)")
        }
        if method == "Network.requestWillBeSent" { complaints.append("loads \(parameters)") }
    }

    /// Opens a page and waits until it says that it is ready.
    func open(_ url: URL, fragment: String = "") throws {
        try call("Page.navigate", ["url": url.absoluteString + fragment])
        for _ in 0..<300 {
            if try evaluate("document.documentElement?.dataset.ready ?? ''") as? String == "1" { return }
            usleep(50_000)
        }
        throw Failure(description: "the page doesn't get ready: \(complaints)")
    }

    /// The value of an expression in the page.
    @discardableResult
    func evaluate(_ expression: String) throws -> Any? {
        let answer = try call("Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let details = answer["exceptionDetails"] as? [String: Any] { throw Failure(description: "\(expression): \(details)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Whether a condition holds at last: for what the page does when the browser gets round to it (observers, frames, timers). A test that
    /// looks once depends on how busy the machine is.
    func comes(_ condition: String) throws -> Bool {
        for _ in 0..<300 {
            if try evaluate(condition) as? Bool == true { return true }
            usleep(50_000)
        }
        return false
    }

    /// Moves the mouse with its button down from one point to another, in steps.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int) throws {
        func send(_ type: String, _ point: CGPoint, _ buttons: Int) throws {
            try call(
                "Input.dispatchMouseEvent",
                ["type": type, "x": Double(point.x), "y": Double(point.y), "button": "left", "buttons": buttons, "clickCount": 1])
        }
        try send("mousePressed", start, 1)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            try send("mouseMoved", CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part), 1)
        }
        try send("mouseReleased", end, 0)
    }

    /// Presses a key, in what has the focus.
    func press(_ key: String) throws {
        for type in ["keyDown", "keyUp"] { try call("Input.dispatchKeyEvent", ["type": type, "key": key, "code": key]) }
    }
}
