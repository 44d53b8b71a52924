import Foundation
import Testing

@testable import trellis

// Quoting as git-config(1) describes core.quotePath; patterns as gitignore(5), each compared with what Git itself says.

@Test(arguments: [
    ("A.xib\nB.xib\n", ["A.xib", "B.xib"]), ("A.xib\r\nB.xib", ["A.xib", "B.xib"]), ("A b.xib\0B\nc.xib\0", ["A b.xib", "B\nc.xib"]),
    ("\"B\\303\\244r.xib\"\n", ["Bär.xib"]), ("\"say \\\"hi\\\".xib\"\n", ["say \"hi\".xib"]), ("\"tab\\t.xib\"", ["tab\t.xib"]), ("", []),
    ("\"\n", ["\""]),
])
func `a list of files is read as Git writes it`(text: String, names: [String]) {
    #expect(FileList.names(in: text) == names)
}

@Test(arguments: [
    ("*.xib", "a.xib", true), ("*.xib", "b/a.xib", true), ("/a", "a", true), ("/a", "b/a", false), ("a/b", "c/a/b", false),
    ("**/b", "c/a/b", true), ("a/**/b", "a/b", true), ("a/**", "a", false), ("a/**", "a/b/c", true), ("[ab].xib", "b.xib", true),
    ("[!a].xib", "b.xib", true), ("[a-c]*", "bcd", true), ("[[:alpha:]].xib", "q.xib", true), ("[[:digit:]].xib", "q.xib", false),
    ("[]a].xib", "].xib", true), ("\\*.xib", "a.xib", false), ("\\*.xib", "*.xib", true), ("a\\", "a", false), ("[a", "[a", false),
    // A sign stands for one byte, and ä is two.
    ("?.xib", "ä.xib", false), ("??.xib", "ä.xib", true),
])
func `a pattern means what Git means by it`(pattern: String, path: String, isMeant: Bool) {
    #expect(GlobPattern(pattern).matches(path, isFolder: false) == isMeant)
}

@Test func `later and deeper rules win, and what lies in a folder left out can't come back`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = [
        ".git/info/exclude": "Secret.xib\n", ".gitignore": "\u{FEFF}*.xib\r\n!Keep.xib\r\nbuild/\n# no comment.xib\n", "Keep.xib": "",
        "Gone.xib": "",
        "build/Keep.xib": "", "deep/.gitignore": "!Gone.xib\n/Keep.xib\n", "deep/Gone.xib": "", "deep/Keep.xib": "", "deep/er/Keep.xib": "",
        "Secret.xib": "", "deep/Secret.storyboard": "",
    ]
    for (file, text) in files {
        let path = folder + "/" + file
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(
        DocumentFinder([folder]).documents
            == ["Keep.xib", "deep/Gone.xib", "deep/Secret.storyboard", "deep/er/Keep.xib"].map { folder + "/" + $0 })
}
