import Foundation
import Testing
import UIKit

/// What nibs say of controls that no size shows. Words: Apple's, as public documents write them.
@MainActor @Suite struct ControlDecodingTests {
    private func made<View: UIView>(_ element: String) throws -> View {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch"><objects>
            \(element)</objects></document>
            """
        return try #require(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? View)
    }

    @Test func aFieldTakesItsKeyboard() throws {
        let field: UITextField = try made(
            """
            <textField text="abc" clearButtonMode="whileEditing" clearsOnBeginEditing="YES" id="f"><textInputTraits key="textInputTraits" \
            autocapitalizationType="words" autocorrectionType="no" spellCheckingType="no" keyboardType="alphabet" \
            keyboardAppearance="alert" returnKeyType="done" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" \
            textContentType="email"/></textField>
            """)
        #expect(field.clearButtonMode == .whileEditing)
        #expect(field.clearsOnBeginEditing)
        #expect(field.autocapitalizationType == .words)
        #expect(field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .no)
        #expect(field.keyboardType == .asciiCapable)
        #expect(field.keyboardAppearance == .dark)
        #expect(field.returnKeyType == .done)
        #expect(field.enablesReturnKeyAutomatically)
        #expect(field.isSecureTextEntry)
        #expect(field.textContentType == .emailAddress)
    }

    @Test func aSearchBarTakesItsScopes() throws {
        let bar: UISearchBar = try made(
            """
            <searchBar showsScopeBar="YES" id="s"><scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles></searchBar>
            """)
        #expect(bar.scopeButtonTitles == ["All", "Mine"])
        #expect(bar.showsScopeBar)
    }
}
