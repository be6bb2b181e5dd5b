import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `A symbol of the direction of reading` {
    /// Whether the symbol under a name is drawn, by a shaper that knows some symbols.
    private func isDrawn(_ name: String, by known: Set<String>, _ direction: LayoutDirection) -> Bool {
        let host = ViewHost(
            rootView: Image(systemName: name).environment(\.layoutDirection, direction),
            environment: EnvironmentValues(palette: .test),
            shaper: FixedWidthShaper(symbolNames: known)
        )
        return host.displayList().runs.map(\.content) == [.symbol(name)]
    }

    @Test(arguments: [
        ("chevron.forward", "chevron.backward"), ("arrow.up.forward", "arrow.up.backward"),
        ("sidebar.leading", "sidebar.trailing"),
    ])
    func `points the other way from right to left`(name: String, other: String) {
        #expect(isDrawn(name, by: [name], .leftToRight))
        #expect(!isDrawn(name, by: [other], .leftToRight))
        #expect(isDrawn(name, by: [other], .rightToLeft))
        // Rather the wrong direction than none.
        #expect(isDrawn(name, by: [name], .rightToLeft))
    }

    @Test(arguments: [("forward.fill", "backward.fill"), ("chevron.right", "chevron.left")])
    func `is no control of a player, and no fixed direction`(name: String, other: String) {
        #expect(isDrawn(name, by: [name], .rightToLeft))
        #expect(!isDrawn(name, by: [other], .rightToLeft))
    }
}
