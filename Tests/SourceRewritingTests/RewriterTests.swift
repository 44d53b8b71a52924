import Testing

@testable import SourceRewriting

/// What the rewriter changes and what it refuses. Expected: Swift's grammar, and the compiler's own words where it has them.
@Suite struct RewriterTests {
    private func rewrite(_ texts: String...) throws -> [String] {
        let files = texts.enumerated().map { SourceFile(path: "App/File\($0).swift", text: $1) }
        return try Rewriter(files: files, module: "App").rewritten().files
    }

    private func problem(_ texts: String...) -> String {
        let files = texts.enumerated().map { SourceFile(path: "App/File\($0).swift", text: $1) }
        do throws(SourceProblem) {
            _ = try Rewriter(files: files, module: "App").rewritten()
            return "none"
        } catch {
            return error.description
        }
    }

    @Test func aFileWithoutObjectiveCStaysAsItIs() throws {
        let text = "import UIKit\n\nfinal class Plain: UIView {\n    let text = \"{\"\n}\n"
        #expect(try rewrite(text) == ["#sourceLocation(file: \"App/File0.swift\", line: 1)\n" + text])
    }

    @Test func attributesBecomeBlanksOfTheSameWidth() throws {
        let made = try rewrite("import UIKit\nclass A: UIView {\n    @objc(go:) private func go(_ sender: Any) {}\n}\n")[0]
        #expect(made.contains("\n               private func go(_ sender: Any) {}\n"))
    }

    @Test func submodulesOfUIKitAreUIKit() throws {
        let made = try rewrite("import UIKit.UIGestureRecognizerSubclass\nclass A: UIGestureRecognizer {\n    @objc func go() {}\n}\n")[0]
        #expect(made.hasPrefix("#sourceLocation(file: \"App/File0.swift\", line: 1)\nimport UIKit                            \n"))
    }

    // Apple: the macro Preview(_:traits:body:), which Linux hasn't
    @Test func previewsAreTakenOut() throws {
        let text =
            "import UIKit\nclass A: UIView {\n    @objc func go() {}\n}\n@available(iOS 17, *)\n#Preview(\"{\") {\n    A() // }\n}\nlet last = 5\n"
        let made = try rewrite(text)[0]
        #expect(!made.contains("Preview") && !made.contains("available") && !made.contains("A()"))
        #expect(made.contains("\nlet last = 5"))
    }

    @Test func linesKeepTheirNumbers() throws {
        let text = "import UIKit\nclass A: UIView {\n    @IBOutlet var b: UIView!\n}\nlet last = 5\n"
        let lines = try rewrite(text)[0].split(separator: "\n", omittingEmptySubsequences: false)
        // The brace stood on line 4, before `let last`.
        let end = try #require(lines.firstIndex(of: "let last = 5")) - 1
        #expect(lines[end] == "}")
        #expect(lines[..<end].last { $0.hasPrefix("#sourceLocation") } == "#sourceLocation(file: \"App/File0.swift\", line: 4)")
    }

    @Test func aSelectorOfSeveralLinesKeepsThem() throws {
        let made = try rewrite("import UIKit\nclass A: UIView {\n    @objc func go() {}\n    let s = #selector(\n        go\n    )\n}\n")[0]
        #expect(
            made.contains("let s = UIKit.Selector(\"go\")\n\n\n}") || made.contains("let s = UIKit.Selector(\"go\")\n\n\n\n#sourceLocation")
        )
    }

    @Test func unclosedThingsAreRefusedWhereTheyBegin() {
        #expect(problem("let a = \"abc\nlet b = 1") == "App/File0.swift:1:9: error: This string isn't closed.")
        #expect(problem("let a = 1\n/* a /* b */") == "App/File0.swift:2:1: error: This comment isn't closed.")
        #expect(problem("class A {\n    func b() {\n    }\n") == "App/File0.swift:1:9: error: This brace isn't closed.")
        #expect(problem("}\n") == "App/File0.swift:1:1: error: This brace closes nothing.")
        #expect(problem("#if os(iOS)\nlet a = 1\n") == "App/File0.swift:1:1: error: This #if has no #endif.")
        #expect(problem("let a = 1\n#endif\n") == "App/File0.swift:2:1: error: There is no #if before this line.")
        #expect(problem("let a = `b\n") == "App/File0.swift:1:9: error: This name in backticks isn't closed.")
    }

    @Test func conditionsThatCutThroughBracesAreRefused() {
        let text = "#if os(iOS)\nclass A: UIView {\n#else\nclass A {\n#endif\n}\n"
        #expect(
            problem(text)
                == "App/File0.swift:3:1: error: The braces between this line and the #if, #elseif or #else before it don't pair.")
    }

    @Test func aSelectorOfNothingIsRefused() {
        let text = "class A: UIView {\n    let a = #selector(missing)\n}\n"
        #expect(problem(text).hasPrefix("App/File0.swift:2:13: error: No function missing that is exposed to Objective-C is known here"))
    }

    @Test func aSelectorOfAFunctionWithoutObjcIsRefusedAsTheCompilerDoes() {
        let text = "class A: UIView {\n    func go() {}\n    let a = #selector(go)\n}\n"
        #expect(
            problem(text).hasPrefix(
                "App/File0.swift:3:13: error: Argument of '#selector' refers to instance method 'go' that is not exposed to Objective-C"))
    }

    @Test func anAmbiguousSelectorIsRefused() {
        let text = "class A: UIView {\n    @objc func go() {}\n    @objc func go(_ a: Any) {}\n    let a = #selector(go)\n}\n"
        #expect(problem(text) == "App/File0.swift:4:13: error: Ambiguous use of 'go': go, go:.")
    }

    @Test func aSelectorOfAFunctionThatCantBeCalledIsRefused() {
        let text = "class A: UIView {\n    @objc func go() async {}\n    let a = #selector(go)\n}\n"
        #expect(problem(text).hasPrefix("App/File0.swift:3:13: error: 'go' can't be called by its selector on Linux"))
    }

    @Test func anUnknownSuperclassIsRefusedUntilACommentTellsWhatItIs() throws {
        let text = "import Kit\nclass A: Wonder {\n    @objc func go() {}\n}\n"
        #expect(problem(text).hasPrefix("App/File0.swift:2:1: error: Whether Wonder is a UIResponder isn't known here"))
        #expect(try rewrite("// IOSSources: Wonder is a UIResponder\n" + text)[0].contains("override func answerMessage"))
        #expect(try rewrite("// IOSSources: Wonder is no UIResponder\n" + text)[0].contains("class A: Wonder, UIKit.NamedMembers {"))
        #expect(
            try rewrite("import Kit\nclass A: BaseController {\n    @objc func go() {}\n}\n")[0].contains("override func answerMessage"))
    }

    @Test func coreDataAndOptionalRequirementsAreRefused() {
        #expect(
            problem("class A: NSObject {\n    @NSManaged var a: Int\n}\n")
                == "App/File0.swift:2:5: error: @NSManaged properties live in Core Data, which isn't on Linux.")
        #expect(
            problem("@objc protocol A {\n    @objc optional func b()\n}\n").hasPrefix("App/File0.swift:2:20: error: Optional requirements"))
    }

    @Test func otherSystemsPartsArentLookedInto() throws {
        let text = "class A: UIView {\n    #if os(iOS)\n    let a = #selector(missing)\n    #endif\n}\n"
        #expect(try rewrite(text)[0].contains("#selector(missing)"))
    }

    @Test func classesAreFoundAcrossFiles() throws {
        let made = try rewrite(
            "class Base: NSObject {\n    @objc func go() {}\n}\n",
            "class Leaf: Base {\n    @objc func run() {}\n    let s = #selector(go)\n}\n")
        #expect(made[0].contains("class Base: NSObject, UIKit.NamedMembers {"))
        #expect(made[1].contains("override func answerMessage") && made[1].contains("UIKit.Selector(\"go\")"))
        #expect(made[1].hasPrefix("import UIKit\n#sourceLocation"))
    }

    @Test func namesFollowTheCompilersRule() {
        #expect(SelectorName.make(base: "save", labels: []) == "save")
        #expect(SelectorName.make(base: "save", labels: [nil]) == "save:")
        #expect(SelectorName.make(base: "show", labels: ["item"]) == "showWithItem:")
        #expect(SelectorName.make(base: "move", labels: ["to", nil]) == "moveTo::")
        #expect(SelectorName.make(base: "moveTo", labels: ["place"]) == "moveToPlace:")
        #expect(SelectorName.make(base: "tap", labels: [nil, "forEvent"]) == "tap:forEvent:")
        #expect(SelectorName.setter(of: "level") == "setLevel:")
    }
}
