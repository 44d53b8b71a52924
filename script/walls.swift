// Holds the sources to the house rules that the compiler doesn't know: run by script/check.
//
//   1. A file imports only the package's modules that its target's line in Package.swift names.
//   2. ConstraintSolver and Findings, the ground floor, import nothing at all.
//   3. No outside package and no unsafe flags in Package.swift (either makes the package useless as a dependency).
//   4. Every public or open declaration has a doc comment.
//   5. No source file is longer than 600 lines.
//
// usage: swift script/walls.swift     in the root of the package; prints one line a fault and exits with 1 if there is any
import Foundation

let bareTargets: Set<String> = ["ConstraintSolver", "Findings"]
let longestFile = 600

struct Package: Decodable {
    struct Target: Decodable {
        struct Dependency: Decodable {
            let name: String

            init(from decoder: any Decoder) throws {
                // {"byName": ["Findings", null]} or {"target": [...]} or {"product": [...]}
                let kinds = try decoder.singleValueContainer().decode([String: [String?]].self)
                name = kinds.values.first?.first.flatMap { $0 } ?? ""
            }
        }
        let name: String
        let type: String
        let path: String?
        let dependencies: [Dependency]
    }
    struct Outside: Decodable {}

    let targets: [Target]
    let dependencies: [Outside]
}

func describePackage() throws -> Package {
    let swift = Process()
    swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    swift.arguments = ["swift", "package", "dump-package"]
    let output = Pipe()
    swift.standardOutput = output
    try swift.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    swift.waitUntilExit()
    return try JSONDecoder().decode(Package.self, from: data)
}

func swiftFiles(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
}

let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
let modifiers: Set<Substring> = [
    "final", "static", "class", "required", "convenience", "lazy", "weak", "unowned", "indirect", "nonisolated", "mutating", "dynamic",
]

/// The words of a line, without the attributes that it begins with.
func words(_ line: String) -> ArraySlice<Substring> {
    line.split(separator: " ")[...].drop { $0.hasPrefix("@") }
}

/// The module that a line imports, or nil: `@testable import struct Foundation.Data` imports Foundation.
func importedModule(_ line: String) -> String? {
    var rest = words(line).drop { access.contains($0) }
    guard rest.popFirst() == "import" else { return nil }
    return rest.first { !kinds.contains($0) }.map { String($0.prefix { $0 != "." }) }
}

func wallFaults(_ lines: [String], file: String, target: Package.Target, all: Set<String>) -> [String] {
    let allowed = Set(target.dependencies.map(\.name)).union([target.name])
    return lines.enumerated().compactMap { index, line in
        guard let module = importedModule(line) else { return nil }
        if all.contains(module), !allowed.contains(module) {
            return "\(file):\(index + 1): \(target.name) imports \(module), which its line in Package.swift does not name"
        }
        if bareTargets.contains(target.name) {
            return "\(file):\(index + 1): \(target.name) stands on the ground floor and may import nothing, yet imports \(module)"
        }
        return nil
    }
}

/// Whether a line begins a public declaration that its protocol or superclass doesn't explain already.
func needsComment(_ line: String) -> Bool {
    var rest = words(line).drop { modifiers.contains($0) }
    guard let first = rest.popFirst(), first == "public" || first == "open" else { return false }
    // `open` may be a variable's name: "open = ...", "open += ...".
    if rest.first?.last == "=" { return false }
    let selfEvident = ["import", "extension", "override", "deinit"]
    if rest.contains(where: { selfEvident.contains(String($0)) }) { return false }
    return !["let rawValue", "var rawValue", "init(rawValue:", "func ==", "func <"].contains(where: line.contains)
}

func isUndocumented(_ lines: [String], at index: Int) -> Bool {
    guard needsComment(lines[index]) else { return false }
    // Attributes and compiler conditions may stand between the comment and its declaration.
    for above in lines[..<index].reversed() {
        let text = above.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("///") || text.hasSuffix("*/") { return false }
        if text.hasPrefix("@") || text.hasPrefix("#if") { continue }
        return true
    }
    return true
}

func documentationFaults(_ lines: [String], file: String) -> [String] {
    lines.indices.filter { isUndocumented(lines, at: $0) }.map { index in
        "\(file):\(index + 1): a public declaration without a doc comment: \(lines[index].trimmingCharacters(in: .whitespaces))"
    }
}

func faults(in target: Package.Target, all: Set<String>) -> [String] {
    let folder = target.path ?? (target.type == "test" ? "Tests/" : "Sources/") + target.name
    return swiftFiles(below: folder).flatMap { file -> [String] in
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return ["\(file): can't be read as UTF-8"] }
        let lines = text.components(separatedBy: "\n")
        var found = wallFaults(lines, file: file, target: target, all: all)
        if target.type != "test", !folder.hasPrefix("Tests/") { found += documentationFaults(lines, file: file) }
        if lines.count > longestFile + 1 { found.append("\(file): \(lines.count - 1) lines, more than \(longestFile)") }
        return found
    }
}

let package = try describePackage()
let names = Set(package.targets.map(\.name))
var found = package.targets.filter { $0.type != "system" }.flatMap { faults(in: $0, all: names) }
if !package.dependencies.isEmpty { found.append("Package.swift: names an outside package") }
if try String(contentsOfFile: "Package.swift", encoding: .utf8).contains("unsafeFlags") { found.append("Package.swift: uses unsafeFlags") }
for fault in found { print(fault) }
exit(found.isEmpty ? 0 : 1)
