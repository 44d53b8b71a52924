import CoreGraphics
import Foundation

// What a person does with text: types, takes out, presses return. Delegates are asked as on iOS; programs set text and ask nobody.

extension PlainTextInput {
    /// The part of the text that typing replaces, or the character before it that is taken out.
    fileprivate func part(taking text: String) -> NSRange {
        let whole = NSString(string: plainText)
        let selected = selectedTextRange?.range ?? NSRange(location: whole.length, length: 0)
        let start = min(max(0, selected.location), whole.length)
        let part = NSRange(location: start, length: min(max(0, selected.length), whole.length - start))
        guard text.isEmpty, part.length == 0, part.location > 0 else { return part }
        return whole.rangeOfComposedCharacterSequence(at: part.location - 1)
    }
}

extension UITextField {
    /// A person types letters in place of what is selected, or at the end; an empty string takes the character before out.
    package func typed(_ text: String) {
        guard delegate?.textField(self, shouldChangeCharactersIn: part(taking: text), replacementString: text) ?? true else { return }
        if text.isEmpty { deleteBackward() } else { insertText(text) }
        delegate?.textFieldDidChangeSelection(self)
    }

    /// A person presses the return key. - Returns: whether the field would do what the key does by itself.
    @discardableResult
    package func pressedReturn() -> Bool {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
        sendActions(for: .editingDidEndOnExit)
        return true
    }

    /// A person taps a point of the field: the clear button takes the text out where it shows. - Returns: whether it was that button.
    package func clears(at point: CGPoint) -> Bool {
        guard hasText, isShown(clearButtonMode), clearButtonRect(forBounds: bounds).contains(point) else { return false }
        guard delegate?.textFieldShouldClear(self) ?? true else { return true }
        type("")
        selectedTextRange = nil
        return true
    }
}

extension UITextView {
    var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    /// A person types letters in place of what is selected, or at the end; an empty string takes the character before out.
    package func typed(_ text: String) {
        guard isEditable, textDelegate?.textView(self, shouldChangeTextIn: part(taking: text), replacementText: text) ?? true else {
            return
        }
        if text.isEmpty { deleteBackward() } else { insertText(text) }
        textDelegate?.textViewDidChangeSelection(self)
    }
}
