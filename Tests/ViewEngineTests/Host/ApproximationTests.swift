import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `A difference from SwiftUI` {
    @Test func `is named for an effect that is not drawn`() {
        let text = Text("a")
        #expect(host(text.contentTransition(.numericText())).approximations == [.contentTransition])
        let symbol = Image(systemName: "star.fill")
        #expect(host(symbol.symbolEffect(.bounce, value: 1)).approximations.contains(.symbolEffect))
        #expect(host(symbol.symbolEffect(.pulse)).approximations.contains(.symbolEffect))
    }

    @Test func `is not named for what is drawn as in SwiftUI`() {
        #expect(host(Text("a").contentTransition(.opacity)).approximations.isEmpty)
        let namespace = Namespace().wrappedValue
        #expect(host(Text("a").matchedGeometryEffect(id: 1, in: namespace)).approximations.isEmpty)
        let symbol = Image(systemName: "star.fill").symbolEffect(.pulse, isActive: false)
        #expect(!host(symbol).approximations.contains(.symbolEffect))
    }
}
