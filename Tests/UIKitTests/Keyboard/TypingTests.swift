import Foundation
import Testing

@testable import UIKit

/// What a person's typing asks and tells. Apple: UITextFieldDelegate and UITextViewDelegate.
@MainActor @Suite struct TypingTests {
    private final class Owner: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var log: [String] = []
        var allows = true
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            log.append("\(range.location),\(range.length) \(string)")
            return allows
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return")
            return true
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { allows }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            log.append("end \(reason.rawValue)")
        }
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.append("\(range.location),\(range.length) \(text)")
            return allows
        }
        func textViewDidChange(_ textView: UITextView) { log.append("changed") }
    }

    @Test func aFieldAsksBeforeItTakesLetters() {
        let owner = Owner(), field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.delegate = owner
        twoPixelWindow().addSubview(field)
        field.becomeFirstResponder()
        field.typed("ab")
        field.typed("")
        #expect(field.text == "a" && owner.log == ["0,0 ab", "1,1 "])
        owner.allows = false
        field.typed("x")
        #expect(field.text == "a")
        field.pressedReturn()
        field.resignFirstResponder()
        #expect(owner.log.suffix(2) == ["return", "end 0"])
    }

    @Test func theClearButtonTakesTheTextOutIfItMay() {
        let owner = Owner(), field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        (field.delegate, field.text, field.clearButtonMode) = (owner, "abc", .always)
        #expect(!field.clears(at: CGPoint(x: 20, y: 17)))
        owner.allows = false
        #expect(field.clears(at: CGPoint(x: 190, y: 17)) && field.text == "abc")
        owner.allows = true
        #expect(field.clears(at: CGPoint(x: 190, y: 17)) && field.text == "")
    }

    @Test func aTextViewTellsOfEditing() {
        let owner = Owner(), view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.delegate = owner
        twoPixelWindow().addSubview(view)
        view.becomeFirstResponder()
        view.typed("a")
        view.resignFirstResponder()
        #expect(view.text == "a")
        #expect(owner.log == ["begin", "0,0 a", "changed", "end"])
    }
}
