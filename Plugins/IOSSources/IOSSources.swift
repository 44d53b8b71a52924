import Foundation
import PackagePlugin

/// Compiles an iOS target's sources, unchanged, on Linux: the target compiles copies in which `ios-sources` replaced what needs the
/// Objective-C runtime.
///
/// The target excludes the folder of its iOS sources and names this plugin: every Swift file in the target's folder that it doesn't compile
/// itself is rewritten. (It has to compile one file itself; an empty one will do.) A file `.iossources-skip` in that folder lists, one a
/// line, files and folders that Linux has no use for, such as an app's delegate.
@main struct IOSSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else { return [] }
        let sources = filesLeftOut(of: module)
        guard !sources.isEmpty else {
            Diagnostics.warning(
                "\(target.name): the target compiles every Swift file in \(target.directoryURL.path) itself, so there is nothing to rewrite."
            )
            return []
        }
        let folder = context.pluginWorkDirectoryURL
        let copies = (copyNames(sources) + ["NamedMembersList.swift"]).map { folder.appending(path: $0) }
        return [
            .buildCommand(
                displayName: "Rewriting \(sources.count) iOS source files of \(target.name)",
                executable: try context.tool(named: "ios-sources").url,
                arguments: [module.moduleName, folder.path] + sources.map(\.path), inputFiles: sources, outputFiles: copies)
        ]
    }

    /// The Swift files in the target's folder that it doesn't compile itself.
    private func filesLeftOut(of target: SwiftSourceModuleTarget) -> [URL] {
        let compiled = Set(target.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
        let files =
            FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        let skipped = skippedPaths(target.directoryURL)
        return files.filter { file in
            let path = file.standardizedFileURL.path
            return file.pathExtension == "swift" && !compiled.contains(path) && !skipped.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        .sorted { $0.path < $1.path }
    }

    /// The files and folders that a target's `.iossources-skip` lists.
    private func skippedPaths(_ folder: URL) -> [String] {
        let list = (try? String(contentsOf: folder.appending(path: ".iossources-skip"), encoding: .utf8)) ?? ""
        return list.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .map { folder.appending(path: $0).standardizedFileURL.path }
    }

    /// As `OutputName` of the tool names them.
    private func copyNames(_ sources: [URL]) -> [String] {
        var counts: [String: Int] = [:]
        return sources.map { source in
            let name = source.lastPathComponent
            counts[name, default: 0] += 1
            let count = counts[name, default: 1]
            return name == "main.swift" ? name : "\(name.dropLast(6))+IOSSources\(count == 1 ? "" : "\(count)").swift"
        }
    }
}
