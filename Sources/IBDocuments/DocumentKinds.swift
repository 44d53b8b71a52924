import Findings

/// The kinds of findings that reading a document and building its views give; the rules for laid-out trees keep theirs themselves.
public enum DocumentKinds {
    /// Every kind, file faults first.
    public static let all: [FindingKind] = files + objects + equations

    private static let files: [FindingKind] = [
        FindingKind(
            "ib.malformed", .error, "The file isn't well-formed XML, or ends early.",
            why: "Xcode can't open such a file either, and nothing of it can be laid out. Merges that went wrong are the usual reason.",
            mend: "Open the file at the line named and repair it, or take the last version that opens.",
            example: "<<<<<<< HEAD\n<label id=\"a1B-2c-D3e\"/>"),
        FindingKind(
            "ib.not-a-document", .error, "The file isn't an Interface Builder document.",
            why: "Its root element is none that Xcode writes for storyboards and xibs, or the file is of the format before Xcode 5.",
            mend: "Leave the file out, or open and save it in a present Xcode.",
            example: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">"),
        FindingKind(
            "ib.unknown-runtime", .error, "The document is for macOS, watchOS or tvOS.",
            why: "Its views aren't UIKit's on iOS, so their layout can't be judged.", mend: "Leave the file out of the check.",
            example: "<document targetRuntime=\"MacOSX.Cocoa\">"),
        FindingKind(
            "ib.unreadable", .error, "The file isn't there or can't be opened.", why: "Nothing could be checked.",
            mend: "Correct the path or the file's permissions.", example: "trellis check Mian.storyboard"),
        FindingKind(
            "ib.check-stopped", .error, "The check of a document stopped before its end.",
            why:
                "The process that checked it ended: it ran out of memory, was killed, or met a fault of ours. What it would have found isn't known.",
            mend: "Check the document alone; if it stops again, please report it.", example: "trellis check Main.storyboard"),
        FindingKind(
            "ib.too-large", .error, "The file is larger than any document we know by far.",
            why: "A storyboard of more than 64 MB is no storyboard that Xcode wrote, so it isn't read.",
            mend: "Look at what is in the file.",
            example: "Main.storyboard, 80 MB"),
        FindingKind(
            "ib.too-deep", .error, "Elements are nested so deep that the innermost are left out.",
            why: "No real document nests so deep; reading on could exhaust the stack.", mend: "Look at what nests there.",
            example: "<view><subviews><view><subviews>..."),
    ]

    private static let objects: [FindingKind] = [
        FindingKind(
            "ib.broken-reference", .error,
            "An object id is used twice, one is named that the document doesn't have, or a connection leaves out what it needs.",
            why: "Outlets, constraints and segues name objects by id. One that leads nowhere crashes when the scene is loaded, or is "
                + "silently dropped. In a program, a class that isn't linked is one as well: its base class stands in.",
            mend: "Connect it again, or remove the reference.",
            example: "<outlet property=\"title\" destination=\"gone\" id=\"a1B-2c-D3e\"/>"),
        FindingKind(
            "ib.unknown-element", .info, "An element that we don't know, laid out as a plain view.",
            why: "What it would show or measure is missing from the layout.", mend: "Nothing; its frames are to be taken with care.",
            example: "<holographicView id=\"a1B-2c-D3e\"/>"),
        FindingKind(
            "ib.unknown-size", .info, "A view of the system whose natural size we don't know.",
            why: "What it measures where no constraint says it, and what stands beside it, may differ on a device.",
            mend: "Nothing, or give it a width and a height.",
            example: "<colorWell translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a1B-2c-D3e\"/>"),
        FindingKind(
            "ib.unknown-attribute", .error, "A constraint names an attribute or a relation that doesn't exist.",
            why: "Xcode refuses the document or drops the constraint, so what it held is open.",
            mend: "Write an attribute that exists, such as leading, top or width.",
            example: "<constraint firstItem=\"a\" firstAttribute=\"begin\" .../>"),
        FindingKind(
            "ib.runtime-attribute", .warning, "A user defined runtime attribute that can't be set.",
            why:
                "The value is of another type than the property, or the property is none of UIKit's (then it is worth knowing only: an extension of the app "
                + "may have it). On iOS a key path that nothing has raises an exception when the scene is loaded.",
            mend: "Give the value the type of the property, or see that a class or an extension of the app has it.",
            example: "<userDefinedRuntimeAttribute keyPath=\"layer.glow\" value=\"YES\"/>"),
        FindingKind(
            "ib.unknown-device", .warning, "The document's device isn't known.",
            why:
                "A known device with a screen of the scenes' size stands in for it, or a usual one of its kind; its safe area may be another.",
            mend: "Choose a device in Interface Builder, or lay out with --device.", example: "<device id=\"retina9_9\"/>"),
        FindingKind(
            "ib.bad-value", .warning, "An attribute's value isn't of its kind, and the default is used.",
            why:
                "A word that isn't known, text where a number belongs, or a number out of range. Xcode writes none of these and may refuse "
                + "the document; merges and scripts leave them.",
            mend: "Set the value again in Interface Builder.", example: "<stackView axis=\"diagonal\" spacing=\"nan\"/>"),
        FindingKind(
            "ib.no-translation", .info, "The document has no texts in the language asked for.",
            why: "Its own texts are laid out, so what a translation would break can't be seen.",
            mend: "Export the document for localization, or ask for a language it has.",
            example: "trellis check --language de Main.storyboard"),
        FindingKind(
            "ib.bad-strings", .warning, "A file of translated texts can't be read, or a part of it.",
            why: "Xcode stops at such a file, or the app shows the untranslated text.", mend: "Correct the file at the line named.",
            example: "\"a1B-2c-D3e.text\" = \"Summe;"),
        FindingKind(
            "ib.missing-resource", .warning, "An image, a colour or a font is named that isn't there.",
            why: "UIKit leaves an image empty and takes another font, so sizes differ from those on the canvas.",
            mend: "Add the resource to the project, or correct its name.", example: "<imageView image=\"avatr\"/>", isToldOnce: true),
    ]

    private static let equations: [FindingKind] = [
        FindingKind(
            "api.axis-mix", .error, "A constraint ties a horizontal attribute to a vertical one, or a position to a size.",
            why: "UIKit raises an exception: the two can't be compared.", mend: "Name two attributes of the same direction and sort.",
            example: "label.top == title.leading"),
        FindingKind(
            "api.leading-left-mix", .error, "A constraint ties leading or trailing to left or right.",
            why: "UIKit raises an exception: which side leading is depends on the language's direction.",
            mend: "Use leading and trailing on both sides.", example: "label.leading == superview.left"),
        FindingKind(
            "api.location-equals-constant", .error, "A constraint ties a position to a number.",
            why: "UIKit raises an exception: a position has a meaning only beside another one.",
            mend: "Name a second item, for example the superview's edge.", example: "label.top == 20"),
        FindingKind(
            "api.no-common-ancestor", .error, "A constraint ties objects of two different hierarchies.",
            why: "UIKit raises an exception when it is activated: no view holds both.",
            mend: "Add the view first, or tie it to something in its own hierarchy.", example: "label.top == otherScene.view.top"),
        FindingKind(
            "api.not-finite", .error, "A number isn't one, isn't finite, or is beyond a million points.",
            why: "One such number spoils every frame that depends on it.", mend: "Write the number that was meant.",
            example: "label.width == nan"),
        FindingKind(
            "api.priority-range", .error, "A priority isn't between 1 and 1000.", why: "UIKit raises an exception.",
            mend: "Take 1000 for required, 750 for high, 250 for low.", example: "label.width == 80 @1001"),
        FindingKind(
            "api.zero-multiplier", .error, "A multiplier of 0 leaves nothing of the second item.",
            why: "For a position UIKit raises an exception; a length becomes a constant that follows nothing.",
            mend: "Write the multiplier that was meant, or leave the second item out.", example: "label.width == 0 * superview.width + 80"),
    ]
}
