/// What the rewritten files are called. `Plugins/IOSSources` names them the same way, before they are made.
enum OutputName {
    /// The names of the copies of files: `Page.swift` becomes `Page+IOSSources.swift`, numbered where two folders hold the same name;
    /// `main.swift` stays what it is.
    static func all(_ paths: [String]) -> [String] {
        var counts: [String: Int] = [:]
        return paths.map { path in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            counts[name, default: 0] += 1
            let count = counts[name, default: 1]
            return name == "main.swift" ? name : "\(name.dropLast(6))+IOSSources\(count == 1 ? "" : "\(count)").swift"
        }
    }
}
