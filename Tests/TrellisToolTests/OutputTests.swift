import Foundation
import Testing

// The listing is our own format; frames follow from the constraints by arithmetic, picture sizes from points times scale.

@Test func `layout lists each view with its depth, frame and object id`() throws {
    try withDocuments(["Page.storyboard": SampleDocument.storyboard()]) { folder in
        let run = try TrellisProcess(["layout", "Page.storyboard"], in: folder)
        #expect(
            run.output == """
                Page.storyboard

                scene scene, iPhone 6, 6s, 7, 8, SE (2nd, 3rd), 375 x 667 points
                  view           0       0     375     667  root
                    view        20      30     100      50  box


                """)
        #expect(run.errors == "")
    }
}

@Test func `layout tells warnings and errors, a line each, and ends with 1 where there is an error`() throws {
    let odd = SampleDocument.storyboard(views: SampleDocument.view("box") + "\n<label textAlignment=\"middle\" id=\"odd\"></label>")
    let broken = SampleDocument.storyboard(
        constraints: SampleDocument.boxConstraints + "\n<constraint firstItem=\"gone\" firstAttribute=\"width\" constant=\"1\" id=\"d\"/>")
    try withDocuments(["Odd.storyboard": odd, "Broken.storyboard": broken]) { folder in
        let warned = try TrellisProcess(["layout", "Odd.storyboard"], in: folder)
        #expect(warned.status == 0)
        #expect(
            warned.errors
                == "Odd.storyboard:11:1: warning: The textAlignment \"middle\" of <label> isn't one of center, justified, left, natural, right; "
                + "the default is used. [ib.bad-value] (object odd)\n")
        for command in [["layout"], ["layout", "--json"], ["render", "-o", "out"]] {
            let failed = try TrellisProcess(command + ["Broken.storyboard"], in: folder)
            #expect(failed.status == 1 && failed.errors.split(separator: "\n").count == 1, "\(failed.errors)")
            #expect(
                failed.errors.hasPrefix("Broken.storyboard:18:1: error: ") && failed.errors.hasSuffix("(object d)\n"), "\(failed.errors)")
        }
    }
}

@Test func `layout names scenes without views, and files of texts that can't be read`() throws {
    let text = SampleDocument.storyboard().replacingOccurrences(
        of: "</scenes>", with: "<scene sceneID=\"two\"><objects><splitViewController id=\"split\"/></objects></scene></scenes>")
    try withDocuments(["Page.storyboard": text, "Page.xcstrings": "{"]) { folder in
        let run = try TrellisProcess(["layout", "Page.storyboard"], in: folder)
        #expect(run.status == 0)
        #expect(
            run.output.hasSuffix("  box\n\nscene two, splitViewController split: it shows the views of other scenes\n\n"), "\(run.output)")
        #expect(run.errors.hasSuffix("Page.xcstrings: warning: The file is no string catalogue. [ib.bad-strings]\n"), "\(run.errors)")
        let json = try TrellisProcess(["layout", "--json", "Page.storyboard", "--scene", "split"], in: folder)
        #expect(
            json.output.contains(
                #""trees": [], "unshown": [{"scene": "two", "id": "split", "element": "splitViewController", "reason": "it shows the views of other scenes"}]"#
            ), "\(json.output)")
    }
}

@Test func `render writes a PNG of the device's scale and an SVG`() throws {
    try withDocuments(["Page.storyboard": SampleDocument.storyboard(), "Bad.storyboard": "<document"]) { folder in
        let run = try TrellisProcess(["render", "Bad.storyboard", "Page.storyboard", "-o", "pictures"], in: folder)
        #expect(run.status == 1)
        #expect(run.output == "pictures/Page-root.png\npictures/Page-root.svg\n")
        #expect(run.errors.contains("Bad.storyboard:1"))
        let png = try Data(contentsOf: folder.appendingPathComponent("pictures/Page-root.png"))
        // Width and height stand in bytes 16 to 23 (PNG specification, section 11.2.2).
        #expect(Array(png[16..<24]) == [0, 0, 750 >> 8, 750 & 255, 0, 0, 1334 >> 8, 1334 & 255])
        let svg = try String(contentsOf: folder.appendingPathComponent("pictures/Page-root.svg"), encoding: .utf8)
        #expect(svg.contains("<svg") && svg.contains("375"))
    }
}

@Test func `render writes the formats that were asked for, in the style that was asked for`() throws {
    try withDocuments(["Page.storyboard": SampleDocument.storyboard()]) { folder in
        let light = try TrellisProcess(["render", "Page.storyboard", "--format", "pdf,png", "-o", "light"], in: folder)
        #expect(light.output == "light/Page-root.pdf\nlight/Page-root.png\n")
        let dark = try TrellisProcess(["render", "Page.storyboard", "--style=dark", "--format=png", "-o", "dark"], in: folder)
        #expect(dark.output == "dark/Page-root.png\n")
        let pdf = try Data(contentsOf: folder.appendingPathComponent("light/Page-root.pdf"))
        #expect(pdf.starts(with: Data("%PDF-".utf8)))
        func picture(_ path: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(path)) }
        #expect(try picture("light/Page-root.png") != picture("dark/Page-root.png"))
    }
}

@Test func `documents of the same name in two folders keep their pictures apart`() throws {
    try withDocuments(["Page.storyboard": SampleDocument.storyboard()]) { folder in
        let other = folder.appendingPathComponent("other")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try Data(SampleDocument.storyboard().utf8).write(to: other.appendingPathComponent("Page.storyboard"))
        let run = try TrellisProcess(["render", "Page.storyboard", "other/Page.storyboard", "-o", "out"], in: folder)
        #expect(
            run.output.split(separator: "\n") == ["out/Page-root.png", "out/Page-root.svg", "out/Page-root-2.png", "out/Page-root-2.svg"])
    }
}

@Test func `a scene that no document has is said`() throws {
    try withDocuments(["Page.storyboard": SampleDocument.storyboard()]) { folder in
        for command in [["layout"], ["check"], ["render", "-o", "out"]] {
            let run = try TrellisProcess(command + ["Page.storyboard", "--scene", "gone"], in: folder)
            #expect(run.status == 2)
            #expect(run.errors.contains("trellis: no document has a scene, controller or view 'gone'\n"), "\(run.errors)")
        }
        let run = try TrellisProcess(["layout", "--json", "Page.storyboard", "--scene", "controller"], in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains(#"{"id": "root", "views""#))
    }
}
