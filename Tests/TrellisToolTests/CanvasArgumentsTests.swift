import Foundation
import IBLoading
import Testing
import UIKit

@testable import trellis

@MainActor private func canvas(_ words: [String]) throws -> CanvasOptions {
    try CanvasArguments.canvas(Arguments(words, options: CanvasArguments.options))
}

@MainActor @Test func `traits are pairs with commas between`() throws {
    let canvas = try canvas(["--traits", "h=compact,v=regular,text=ax2,style=dark,direction=rtl"])
    #expect(canvas.horizontalSizeClass == .compact && canvas.verticalSizeClass == .regular)
    #expect(canvas.contentSizeCategory == .accessibilityLarge)
    #expect(canvas.style == .dark && canvas.rightToLeft)
}

@MainActor @Test func `traits hold over single options`() throws {
    let canvas = try canvas(["--rtl", "--content-size=S", "--traits=direction=ltr,text=XL"])
    #expect(!canvas.rightToLeft && canvas.contentSizeCategory == .extraLarge)
}

@MainActor @Test(arguments: ["", "h", "h=", "h=tiny", "x=1", "h=compact,", "h=compact;v=regular", "text=17", "style=Dark"])
func `traits that make no sense are refused`(list: String) {
    #expect(throws: UsageError.badValue(option: "--traits", value: list, expected: TraitsArgument.expected)) {
        try canvas(["--traits", list])
    }
}

@MainActor @Test func `a release is named by its number`() throws {
    #expect(try canvas(["--ios", "26"]).release?.major == 26)
    #expect(try canvas(["--ios", "17.4"]).release?.major == 17)
    let known = "there are 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26"
    #expect(throws: UsageError.badValue(option: "--ios", value: "19", expected: known)) { try canvas(["--ios", "19"]) }
}

@MainActor @Test func `a device is held upright or on its side`() throws {
    #expect(try canvas(["--orientation=landscape"]).orientation == .landscape)
    #expect(throws: UsageError.badValue(option: "--orientation", value: "left", expected: "portrait or landscape")) {
        try canvas(["--orientation", "left"])
    }
}

@Test func `a language without texts is one error that lists those there are`() throws {
    try withDocuments(["Main.storyboard": SampleDocument.storyboard()]) { folder in
        let run = try TrellisProcess(["layout", "--language", "de", "Main.storyboard"], in: folder)
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors == "trellis: no document has texts in 'de': there are no translations beside any\n")
        let base = folder.appendingPathComponent("Base.lproj")
        for place in ["Base.lproj", "de.lproj", "fr.lproj"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(place), withIntermediateDirectories: true)
        }
        try FileManager.default.moveItem(
            at: folder.appendingPathComponent("Main.storyboard"), to: base.appendingPathComponent("Main.storyboard"))
        for language in ["de", "fr"] { try Data().write(to: folder.appendingPathComponent("\(language).lproj/Main.strings")) }
        let other = try TrellisProcess(["layout", "--language", "sv", folder.path])
        #expect(other.status == 2 && other.output == "")
        #expect(other.errors == "trellis: no document has texts in 'sv': there are Base, de, fr\n")
        #expect(try TrellisProcess(["layout", "--language", "de-AT", folder.path]).status == 0)
    }
}

@Test func `a folder called like a document is an error`() throws {
    try withDocuments([:]) { folder in
        let inside = folder.appendingPathComponent("Main.storyboard")
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        try Data(SampleDocument.storyboard().utf8).write(to: inside.appendingPathComponent("Real.storyboard"))
        for name in ["Main.storyboard", "Main.storyboard/"] {
            let run = try TrellisProcess(["check", name], in: folder)
            #expect(run.status == 2)
            #expect(run.output == "\(name): error: The file can't be read: it is a folder. [ib.unreadable]\n")
        }
    }
}
