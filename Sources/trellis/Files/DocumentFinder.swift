import Foundation

/// Turns the files and folders of a command line into documents.
struct DocumentFinder {
    /// The documents, in the order given; those of a folder sorted by path.
    private(set) var documents: [String] = []
    /// The arguments that name nothing on disk.
    private(set) var missing: [String] = []
    /// The folders without a storyboard or xib below them.
    private(set) var barren: [String] = []
    /// The folders that are called as if they were documents (`Main.storyboard`): they hold none that could be meant.
    private(set) var disguised: [String] = []

    /// Looks every argument up. A file is taken whatever it is called; a folder is walked for storyboards and xibs,
    /// hidden folders left out. No document is listed twice.
    init(_ arguments: [String]) {
        var seen: Set<String> = []
        for argument in arguments {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
                missing.append(argument)
                continue
            }
            if isFolder.boolValue, Self.isDocumentName(argument.hasSuffix("/") ? String(argument.dropLast()) : argument) {
                disguised.append(argument)
                continue
            }
            let found = isFolder.boolValue ? Self.documents(below: argument) : [argument]
            if found.isEmpty { barren.append(argument) }
            documents += found.filter { seen.insert($0).inserted }
        }
    }

    private static func isDocumentName(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    }

    private static func documents(below folder: String) -> [String] {
        let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        while let path = walk.nextObject() as? String {
            let name = (path as NSString).lastPathComponent
            if name.hasPrefix(".") {
                walk.skipDescendants()
            } else if isDocumentName(name) {
                found.append(base + "/" + path)
            }
        }
        return found.sorted()
    }
}
