import Findings
import Foundation
import IBDocuments
import Typography

extension IBDecoder {
    /// A font that a document names. One that can't be had becomes the system font of its size, and a finding says so once.
    ///
    /// Besides the installed fonts, those are known that lie beside the document under the file name that its `customFonts` give.
    func customFont(_ name: String, size: Double, _ element: IBElement?) -> UIFont {
        if let font = UIFont(name: name, size: CGFloat(size)) { return font }
        for path in fontFiles(holding: name) where FontLibrary.shared.register(fileAt: path) {
            if let font = UIFont(name: name, size: CGFloat(size)) { return font }
        }
        // What every iPhone has isn't missing there; only the measures here are off.
        let ownWeight = FontDescription.weightOfUnknownDesign(name)
        let isOnDevices = ownWeight != nil || Self.familiesOfDevices.contains { name.hasPrefix($0) }
        let missing = Finding(
            kind: "ib.missing-resource", severity: isOnDevices ? .info : .warning,
            message: isOnDevices
                ? "The font \(name), which iOS has, isn't installed here: text in it is measured in the system font."
                : "The font \(name) is neither installed nor beside the document; text in it is measured in the system font.",
            location: element.map { document.location(of: $0) },
            fix: "Install the font, or put its file beside the document or into a folder named Fonts there.")
        if !findings.contains(where: { $0.kind == missing.kind && $0.message == missing.message }) { findings.append(missing) }
        return .systemFont(ofSize: CGFloat(size), weight: UIFont.Weight(rawValue: ownWeight?.value ?? 0))
    }

    /// How the PostScript names of the families begin that iOS comes with (https://developer.apple.com/fonts/system-fonts/).
    private static let familiesOfDevices = [
        "AcademyEngravedLET", "AlNile", "AmericanTypewriter", "AppleColorEmoji", "AppleSDGothicNeo", "AppleSymbols", "Arial", "Avenir",
        "Baskerville",
        "BodoniSvtyTwo", "BradleyHandITC", "Chalkboard", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "DINAlternate",
        "DINCondensed",
        "Damascus", "DevanagariSangamMN", "Didot", "EuphemiaUCAS", "Farah", "Futura", "Galvji", "Georgia", "GillSans", "GranthaSangamMN",
        "Helvetica",
        "HiraMinProN", "HiraginoSans", "HoeflerText", "Impact", "Kailasa", "Kefa", "KhmerSangamMN", "KohinoorBangla", "KohinoorDevanagari",
        "LaoSangamMN", "MalayalamSangamMN", "MarkerFelt", "Menlo", "Mishafi", "MyanmarSangamMN", "Noteworthy", "NotoSans", "Optima",
        "Palatino",
        "Papyrus", "PartyLET", "PingFang", "Rockwell", "SavoyeLet", "SinhalaSangamMN", "SnellRoundhand", "STIXTwo", "Symbol",
        "TamilSangamMN",
        "Thonburi", "TimesNewRoman", "Trebuchet", "Verdana", "ZapfDingbats", "Zapfino",
    ]

    /// Where the file of a font may lie: beside the document, in the usual folders there, or in one of three folders above.
    private func fontFiles(holding name: String) -> [String] {
        let listed = document.root.children.filter { $0.name == "customFonts" }.flatMap(\.children)
            .filter { array in array.children.contains { $0.text.contains(name) } }.compactMap(\.key)
        let files = listed + ["\(name).ttf", "\(name).otf"]
        var folder = URL(fileURLWithPath: document.path).deletingLastPathComponent()
        var found: [String] = []
        for _ in 0..<4 {
            for place in ["", "Fonts", "fonts", "Resources", "Resources/Fonts", "Supporting Files"] {
                found += files.map { folder.appendingPathComponent(place).appendingPathComponent($0).path }
                    .filter { FileManager.default.fileExists(atPath: $0) }
            }
            folder = folder.deletingLastPathComponent()
        }
        return found
    }
}
