import Foundation
import IBDocuments
import IBLoading
import LayoutReport
import Testing
import UIKit

/// The page as people meet it: opened from disk in a headless Chromium.
@MainActor @Suite(.enabled(if: Browser.path != nil, "there is no Chromium: script/bootstrap says how to install it"), .serialized)
struct PageInBrowserTests {
    private func opened(_ fragment: String = "") throws -> Browser {
        let browser = try Browser()
        try browser.open(try Pages.write(), fragment: fragment)
        return browser
    }

    private func numbers(_ value: Any?) -> [Double] { (value as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue } }

    @Test func thePageOpensFromDiskAndItsConsoleStaysEmpty() throws {
        let browser = try opened()
        #expect(try browser.evaluate("document.title") as? String == "Test page")
        #expect(try browser.evaluate("document.querySelectorAll('.card').length") as? Int == 2)
        // Everything that the page can draw is drawn, so that whatever fails fails here.
        _ = try browser.evaluate("[...waiting.keys()].forEach(drawNow)")
        #expect(
            try browser.evaluate("performance.getEntriesByType('resource').filter(e => !e.name.startsWith('data:')).length") as? Int == 0)
        #expect(browser.complaints.isEmpty)
    }

    @Test func findingsComeFirstEachBesideItsPicture() throws {
        let browser = try opened()
        let order = "[...document.querySelectorAll('h2')].map(h => h.textContent).join()"
        #expect(try browser.evaluate(order) as? String == "Findings,Scenes")
        // The clash: 333 points between the margins and at most 300 wide.
        let text = try browser.evaluate("document.querySelector('.finding h3').textContent") as? String
        #expect(text?.contains("can't all hold") == true || text?.isEmpty == false)
        // A picture is drawn when the browser says that it comes near the window, which is not when the page is ready.
        #expect(try browser.comes("document.querySelector('.finding .thumb .scene .v') !== null"))
    }

    @Test func scrollViewsScrollAndFloatingViewsStay() throws {
        let browser = try opened("#scene/0")
        let top =
            "bench.picture.nodes.map((n, i) => i).filter(i => bench.variation.views[i].name.includes('%')).map(i => bench.picture.rect(i).y)[0]"
        func y(_ name: String) throws -> Double {
            try #require(try browser.evaluate(top.replacingOccurrences(of: "%", with: name)) as? NSNumber).doubleValue
        }
        let (tall, floating) = (try y("Tall"), try y("Floating"))
        _ = try browser.evaluate("bench.picture.contents.values().next().value.scroller.scrollTop = 500")
        _ = try browser.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        // Arithmetic: what scrolls goes up by 500, what is tied to the frame stays.
        #expect(abs(try y("Tall") - (tall - 500)) < 0.5)
        #expect(abs(try y("Floating") - floating) < 0.5)
    }

    @Test func aClickSelectsAViewAndSaysWhyItIsWhereItIs() throws {
        let browser = try opened("#scene/0")
        _ = try browser.evaluate("document.querySelector('.scene .v.own .v.own').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
        _ = try browser.evaluate("bench.select(bench.variation.views.findIndex(v => v.id === 'ta'))")
        #expect(try browser.evaluate("document.querySelector('.who h3').textContent") as? String == "\"Tall\"")
        _ = try browser.evaluate("document.querySelectorAll('.numbers button')[3].click()")
        #expect(try browser.evaluate("document.querySelector('.why b').textContent") as? String == "height is 2000")
        #expect(try browser.evaluate("document.querySelector('.why code').textContent") as? String == "\"Tall\".height == 2000")
        // The width follows from the label's edges, which follow from the scroll view's content and frame: a chain.
        _ = try browser.evaluate("document.querySelectorAll('.numbers button')[2].click()")
        let chain = "[...document.querySelectorAll('.why li')].map(l => l.textContent).join('\\n')"
        let reasons = try #require(try browser.evaluate(chain) as? String)
        for part in ["\"Tall\".trailing", "\"Words\".leading", "contentLayoutGuide.width", "The width of the scene: 393"] {
            #expect(reasons.contains(part))
        }
        // Both ends of a constraint are lit.
        _ = try browser.evaluate("document.querySelector('.rule[data-rule]').click()")
        #expect(try browser.evaluate("document.querySelectorAll('.marks rect').length") as? Int == 2)
        #expect(browser.complaints.isEmpty)
    }

    @Test(arguments: [280.0, 320, 393, 430, 600])
    func thePageSolvesToTheFramesThatTrellisHas(width: Double) throws {
        let browser = try opened("#scene/0")
        let frames = numbers(try browser.evaluate("bench.resize(\(width), 700), Array.from(bench.picture.frames)"))
        let document = try IBDocument.read(text: Pages.scroller, path: "Pages/Main.storyboard")
        let tree = layOut(document: document, options: CanvasOptions(size: CGSize(width: width, height: 700))).trees[0]
        let ids = try #require(try browser.evaluate("bench.variation.views.map(v => v.id)") as? [String])
        for view in tree.views.dropFirst() {
            let place = try #require(ids.firstIndex(of: view.id))
            let live = frames[4 * place..<4 * place + 4]
            let own = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { Double($0) }
            #expect(zip(live, own).allSatisfy { abs($0 - $1) < 0.34 }, "\(view.id) \(Array(live)) \(own)")
        }
    }

    @Test func draggingTheEdgeSolvesAnewWithinAFrameOfTheScreen() throws {
        let browser = try opened("#scene/0")
        let middle = numbers(
            try browser.evaluate(
                "(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector('.handle.x').getBoundingClientRect())"))
        try browser.drag(from: CGPoint(x: middle[0], y: middle[1]), to: CGPoint(x: middle[0] - 40, y: middle[1]), steps: 10)
        // The page solves in the frame after the drag's last step.
        #expect(try browser.comes("bench.picture.frames[2] < 360"))
        let width = try #require(try browser.evaluate("bench.picture.frames[2]") as? NSNumber).doubleValue
        #expect(width > 200)
        #expect(try browser.comes("document.querySelector('.foot b').textContent.startsWith(bench.picture.frames[2] + ' ×')"))
        #expect(browser.complaints.isEmpty)
    }

    @Test func aSizeAtWhichConstraintsContradictIsSaid() throws {
        let browser = try opened("#scene/1")
        // Required: the width is that of the scene less 60, and at most 300: it holds up to 360.
        _ = try browser.evaluate("bench.resize(350, 700)")
        #expect(try browser.evaluate("bench.conflicts.length") as? Int == 0)
        _ = try browser.evaluate("bench.resize(400, 700)")
        #expect(try browser.evaluate("bench.conflicts.length") as? Int == 1)
        #expect(try browser.evaluate("document.querySelector('.clash') !== null") as? Bool == true)
    }

    @Test func theTreeOfViewsWorksByKeyboard() throws {
        let browser = try opened("#scene/0")
        _ = try browser.evaluate("document.querySelector('[role=treeitem]').focus()")
        try browser.press("ArrowDown")
        try browser.press("ArrowDown")
        #expect(try browser.evaluate("document.activeElement.getAttribute('aria-selected')") as? String == "true")
        #expect(try browser.evaluate("document.querySelector('.who h3').textContent") as? String == "\"Words\"")
        _ = try browser.evaluate("document.querySelector('.handle.x').focus()")
        try browser.press("ArrowLeft")
        #expect(try browser.evaluate("bench.picture.frames[2]") as? Int == 392)
    }

    @Test func everySwitchDraws() throws {
        let browser = try opened("#scene/0")
        for (group, place) in [("Text size", 1), ("Direction", 1), ("Style", 1), ("Outlines", 1)] {
            _ = try browser.evaluate("bench.press('\(group)', \(place))")
        }
        #expect(try browser.evaluate("bench.variation.key") as? String == "0,1,1")
        _ = try browser.evaluate(
            "(s => { s.value = '1'; s.dispatchEvent(new Event('change')) })(document.querySelector('.switches select'))")
        #expect(numbers(try browser.evaluate("Array.from(bench.picture.frames.slice(0, 4))")) == [0, 0, 375, 667])
        #expect(try browser.evaluate("document.querySelector('.device.outlines .scene.dark') !== null") as? Bool == true)
        #expect(browser.complaints.isEmpty)
    }
}
