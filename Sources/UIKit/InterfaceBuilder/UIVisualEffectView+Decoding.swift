import Foundation
import IBDocuments

extension UIVisualEffectView {
    /// The look that a document names: a blur, or what shines through one.
    static let effectAttributes: [DecodedAttribute<UIVisualEffectView>] = [
        .custom { view, source, decoder in
            if let blur = source.element.first("blurEffect") { view.effect = decoder.blur(blur) }
            guard let vibrancy = source.element.first("vibrancyEffect"), let blur = vibrancy.first("blurEffect") else { return }
            view.effect = UIVibrancyEffect(blurEffect: decoder.blur(blur))
        }
    ]
}

extension IBDecoder {
    fileprivate func blur(_ element: IBElement) -> UIBlurEffect {
        UIBlurEffect(style: source(element).choice("style", UIBlurEffect.Style.documentNames) ?? .regular)
    }
}

extension UIBlurEffect.Style {
    /// Materials by the names that documents give them.
    fileprivate static let documentNames: [String: UIBlurEffect.Style] = {
        let all: [UIBlurEffect.Style] = (0...20).compactMap { UIBlurEffect.Style(rawValue: $0) }
        return Dictionary(uniqueKeysWithValues: all.map { ("\($0)", $0) })
    }()
}
