import Testing
import UIKit

/// What UIKit lists as constraints though nobody made them: natural sizes, autoresizing masks, encapsulated sizes, system guides.
@MainActor @Suite(.serialized) struct ImpersonalConstraintTests {
    private func text(_ constraint: NSLayoutConstraint) -> String { constraint.description.replacing(/0x[0-9a-f]+/, with: "0x") }

    // Apple: constraintsAffectingLayout(for:); form of the text: public console logs
    @Test func aNaturalSizeAffectsLayoutAsAConstraint() throws {
        let parent = root(), block = Block(93, 20.5)
        parent.addSubview(block)
        block.setContentHuggingPriority(.init(251), for: .horizontal)
        let leading = block.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
        leading.isActive = true
        block.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
        parent.layoutIfNeeded()
        let affecting = block.constraintsAffectingLayout(for: .horizontal)
        #expect(affecting.first === leading && affecting.count == 2)
        let natural = try #require(affecting.last)
        #expect(
            text(natural)
                == "<NSContentSizeLayoutConstraint:0x UIKitTests.Block:0x.width == 93 Hug:251 CompressionResistance:750   (active)>")
        #expect(natural.constant == 93 && natural.isActive)
        #expect(block.constraints.isEmpty, "it belongs to no view's list")
    }

    // public console logs: facts 6.5
    @Test func aMaskAffectsLayoutAsConstraints() {
        let parent = root(), child = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 234)), block = Block(10, 10)
        parent.addSubview(child)
        child.addSubview(block)
        block.topAnchor.constraint(equalTo: child.topAnchor).isActive = true
        parent.layoutIfNeeded()
        #expect(
            child.constraintsAffectingLayout(for: .vertical).map(text).suffix(2) == [
                "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.minY == 20   (active, names: '|':UIView:0x )>",
                "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.height == 234   (active)>",
            ])
    }

    // public console logs (facts 6.5): a cell's content view has the encapsulated height of its row
    @Test func aCellsHeightIsEncapsulated() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil), block = Block(10, 10)
        cell.contentView.addSubview(block)
        block.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
        cell.layoutIfNeeded()
        #expect(
            cell.contentView.constraintsAffectingLayout(for: .vertical).map(text).last
                == "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x.height == 44   (active)>")
    }

    // facts 6.5: the safe area's ties as UIKit names them
    @Test func systemGuidesAreTiedWithUIKitsNames() {
        let parent = root()
        parent.givenSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(
            parent.safeAreaLayoutGuide.constraintsAffectingLayout(for: .vertical).map(text).first
                == "<NSLayoutConstraint:0x 'UIViewSafeAreaLayoutGuide-top' V:|-(20)-[UILayoutGuide:0x'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x )>"
        )
        #expect(
            parent.layoutMarginsGuide.constraintsAffectingLayout(for: .horizontal).map(\.identifier)
                == ["UIView-leftMargin-guide-constraint", "UIView-rightMargin-guide-constraint"])
    }

    // UIViewAlertForUnsatisfiableConstraints: the broken one and the set, once for each new conflict
    @Test func theAlertNamesTheBrokenConstraintAndTheSet() {
        let old = LayoutDiagnostics.conflictHandler
        LayoutDiagnostics.conflictHandler = { _ in }
        defer {
            LayoutDiagnostics.conflictHandler = old
            UIViewAlertForUnsatisfiableConstraints = nil
        }
        var alerts: [(NSLayoutConstraint?, [NSLayoutConstraint])] = []
        UIViewAlertForUnsatisfiableConstraints = { alerts.append(($0, $1)) }
        let parent = root(), block = Block()
        parent.addSubview(block)
        let (narrow, wide) = (block.widthAnchor.constraint(equalToConstant: 100), block.widthAnchor.constraint(equalToConstant: 200))
        NSLayoutConstraint.activate([narrow, wide])
        parent.layoutIfNeeded()
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(alerts.count == 1)
        #expect(alerts.first?.0 === wide, "the larger constant goes (facts 6.2)")
        #expect(alerts.first?.1.contains { $0 === narrow } == true)
    }

    // measured: facts 6.8 (the ones before a bad element stay active), 6.5 (a guide without an owner leaves its constraint inactive)
    @Test func aConstraintOfAnUnownedGuideStaysInactive() {
        let parent = root(), block = Block(), guide = UILayoutGuide()
        parent.addSubview(block)
        let good = block.widthAnchor.constraint(equalToConstant: 10), bad = block.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
        let after = block.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([good, bad, after, good])
        #expect([good, bad, after].map(\.isActive) == [true, false, true])
        #expect(block.constraints.count == 2)
    }

    // the exception's text (facts 6.7), raised where UIKit raises: when the list comes to the constraint
    @Test func aConstraintBetweenTwoHierarchiesStopsTheList() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (first, second) = (UIView(), UIView())
                NSLayoutConstraint.activate([
                    first.widthAnchor.constraint(equalToConstant: 10), first.widthAnchor.constraint(equalTo: second.widthAnchor),
                ])
            }
        }
    }

    // the debugger's texts under the names of their private methods
    @Test func debugTextsAreFoundByName() {
        let parent = root()
        #expect((parent.value(forKey: "recursiveDescription") as? String)?.hasPrefix("<UIView: 0x") == true)
        #expect((parent.value(forKey: "_autolayoutTrace") as? String)?.contains("•UIView:0x") == true)
    }
}
