import Foundation
import Testing
import UIKit

// Apple: UITextInput, UIKeyInput, AttributeScopes.UIKitAttributes, UIButton.Configuration.titleTextAttributesTransformer

@MainActor @Test func `typing goes where the selection is, and deleting takes whole characters`() throws {
    let field = UITextField()
    field.text = "ab👍🏽"
    field.deleteBackward()
    #expect(field.text == "ab")
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    field.insertText("xyz")
    #expect(field.text == "axyz")
    #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 4)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
}

@MainActor @Test func `the caret stands behind the text before it`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.font = .systemFont(ofSize: 20)
    field.text = "abc"
    let (first, last) = (field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument))
    #expect(first.minX == 0 && first.height == UIFont.systemFont(ofSize: 20).lineHeight)
    #expect(last.minX == "abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width)
}

private final class Code: UITextField {
    var deletions = 0
    override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
    }
}

@MainActor @Test func `a field may watch its delete key`() {
    let code = Code()
    code.deleteBackward()
    #expect(code.deletions == 1)
}

@MainActor @Test func `attributed strings of both kinds hold the same attributes`() throws {
    var text = AttributedString("big")
    text.font = .boldSystemFont(ofSize: 20)
    text.foregroundColor = .red
    text.underlineStyle = .single
    text.append(AttributedString(" small"))
    let old = NSAttributedString(text)
    #expect(old.string == "big small" && (old.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    #expect(old.attribute(.font, at: 4, effectiveRange: nil) == nil)
    let again = AttributedString(old)
    #expect(again.runs.first?.foregroundColor == .red && again.runs.first?.underlineStyle == .single)
    #expect(NSAttributedString(again).isEqual(to: old))
}

@MainActor @Test func `a configured button's closure changes its title's font`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var changed = $0
        changed.font = .systemFont(ofSize: 34)
        return changed
    }
    let (plain, large) = (UIButton(configuration: .plain()), UIButton(configuration: configuration))
    plain.configuration?.title = "Go"
    #expect(large.intrinsicContentSize.height > plain.intrinsicContentSize.height + 15)
}
