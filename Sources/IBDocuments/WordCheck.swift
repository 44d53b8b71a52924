import Findings

/// Words and numbers of what isn't an object's own attribute (constraints, segues, variations, runtime attributes, resources, the document
/// itself) or is read by nobody on the canvas (`AttributeVocabulary`). Attributes of objects are read with the same care when the objects are made.
struct WordCheck {
    private(set) var findings: [Finding] = []
    /// The attributes that the findings are about.
    private(set) var places: Set<AttributePlace> = []

    init(document: IBDocument) {
        document.root.visit { element, ancestors in
            checkAttributes(of: element, as: element, document)
            switch element.name {
            case "variation":
                checkVariation(element, document)
                if let owner = ancestors.last { checkAttributes(of: element, as: owner, document) }
            case "image": checkSize(element, document)
            case "string", "mutableString": checkText(element, document)
            case "data", "mutableData": checkData(element, document)
            default: break
            }
        }
        checkVersion(document)
    }

    /// - Parameter owner: The element that the attributes describe: a variation's are those of the element around it.
    private mutating func checkAttributes(of element: IBElement, as owner: IBElement, _ document: IBDocument) {
        let isVariation = owner !== element
        let words = (isVariation ? AttributeVocabulary.wordsOfVariation : AttributeVocabulary.wordsOfElement)[owner.name] ?? [:]
        let numbers = AttributeVocabulary.numbers[owner.name] ?? []
        let switches = Set(AttributeVocabulary.switchesOfElement[owner.name] ?? [])
            .union(isVariation ? AttributeVocabulary.switchesOfVariation : [])
        let isAllSwitches = AttributeVocabulary.allSwitches.contains(owner.name)
        for attribute in element.attributes where attribute.name != "key" || owner.name == "mask" || owner.name == "state" {
            let (name, value) = (attribute.name, attribute.value)
            if let known = words[name] ?? AttributeVocabulary.words[name] {
                // The size of a font is a number, or the use that names it.
                if known.contains(value) || (name == "size" && Double(value) != nil) { continue }
                report(value, of: name, owner, at: element, expected: "one of \(known.sorted().joined(separator: ", "))", document)
            } else if switches.contains(name) || AttributeVocabulary.switches.contains(name) || (isAllSwitches && name != "key") {
                if ["YES", "NO"].contains(value) { continue }
                report(value, of: name, owner, at: element, expected: "one of NO, YES", document)
            } else if numbers.contains(name) {
                if let number = Double(value), abs(number) <= IBConstraint.largestConstant { continue }
                report(value, of: name, owner, at: element, expected: "a finite number", document)
            }
        }
    }

    private mutating func report(
        _ value: String, of name: String, _ owner: IBElement, at element: IBElement, expected: String, _ document: IBDocument
    ) {
        guard places.insert(AttributePlace(name, of: element)).inserted else { return }
        findings.append(document.badValue(value, of: name, owner, at: element, expected: expected, consequence: nil))
    }

    /// Text that is packed: Xcode does it to keep line ends that XML would lose.
    private mutating func checkText(_ element: IBElement, _ document: IBDocument) {
        guard element.bool("base64-UTF8") == true, element.unpackedText == nil else { return }
        report(element, "The text of <\(element.name)> is marked as base64 in UTF-8 and isn't; it is taken as it stands.", document)
    }

    private mutating func checkData(_ element: IBElement, _ document: IBDocument) {
        guard element.key == "keyedArchiveRepresentation", element.packedBytes == nil else { return }
        report(element, "The \(element.key ?? "data") of <\(element.name)> isn't base64; it is left out.", document)
    }

    /// Every rule of the canvas goes by the version of the tools.
    private mutating func checkVersion(_ document: IBDocument) {
        guard let text = document.root["toolsVersion"], document.toolsVersion == 0, Double(text) != 0 else { return }
        report(
            text, of: "toolsVersion", document.root, at: document.root, expected: "a version of Interface Builder's tools, as 22505",
            document)
    }

    /// A variation for size classes that don't exist never holds; those for other traits (`userInterfaceIdiom=mac`) are well.
    private mutating func checkVariation(_ element: IBElement, _ document: IBDocument) {
        let parts = (element.key ?? "").split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        let sizes = ["widthClass", "heightClass"].flatMap { name in ["compact", "regular"].map { "\(name)=\($0)" } }
        let bad = parts.filter { part in
            if part == "default" && parts.count == 1 || sizes.contains(part) { return false }
            let name = part.prefix { $0 != "=" }
            return name == part || name.isEmpty || name == "widthClass" || name == "heightClass"
        }
        guard let first = bad.first else { return }
        report(element, "The variation is for \"\(first)\", which is no trait; it never holds.", document)
    }

    /// The size of an image in the resources.
    private mutating func checkSize(_ element: IBElement, _ document: IBDocument) {
        for name in ["width", "height"] {
            guard let text = element[name] else { continue }
            if let value = Double(text), value >= 0, value <= IBConstraint.largestConstant { continue }
            report(element, "The \(name) of <image> is \"\(text)\", which is no size; 0 is used.", document)
        }
    }

    private mutating func report(_ element: IBElement, _ message: String, _ document: IBDocument) {
        findings.append(Finding(kind: "ib.bad-value", severity: .warning, message: message, location: document.location(of: element)))
    }
}
