import LayoutChecks
import Testing

// Ids are a promise to baselines and scripts: they are listed here so that none changes by accident.
@MainActor @Test func `the rules give these kinds`() {
    #expect(
        LayoutRules.kinds == [
            "ambiguous.compression-tie", "ambiguous.hugging-tie", "ambiguous.no-constraints", "ambiguous.position", "ambiguous.size",
            "api.duplicate-constraint", "api.self-relation", "ib.no-constraints-views", "scroll.content-ambiguous.height",
            "scroll.content-ambiguous.width",
            "scroll.content-tied-to-frame", "scroll.frame-has-no-size", "scroll.missing-far-edge", "scroll.missing-width-tie",
            "scroll.not-scrolling", "scroll.sideways", "unsat.aspect-ratio", "unsat.autoresizing-mask", "unsat.contradictory-constants",
            "unsat.inequality-vs-fixed", "unsat.negative-size", "unsat.safe-area-margin", "unsat.set", "unsat.stack-alignment",
            "unsat.stack-hiding", "view.zero-size",
        ])
}
