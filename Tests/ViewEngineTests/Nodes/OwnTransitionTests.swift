import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `A transition of its own` {
    private struct Toggling: View {
        let transition: AnyTransition
        @State private var isShown = false

        var body: some View {
            ZStack {
                Color.black.frame(width: 20, height: 10)
                if isShown {
                    Color.white.frame(width: 20, height: 10).transition(transition)
                }
            }
            .onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
    }

    /// The item of the view that comes and goes, at a time after one or two taps, two seconds apart.
    private func front(_ transition: AnyTransition, at time: Double, reducesMotion: Bool = false)
        -> DisplayItem?
    {
        let events = [0.0, 2].flatMap {
            [InteractionEvent(.down(.zero), at: $0), InteractionEvent(.up, at: $0)]
        }
        let host = host(Toggling(transition: transition)) { $0.accessibilityReduceMotion = reducesMotion }
        let items = Recording(of: host, events: events, until: 4).displayList(at: time).items
        // A view that leaves is below the others, as in SwiftUI.
        let black = DisplayItem.fill(
            .rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)),
            color: ResolvedColor(0)
        )
        return items.first { $0 != black }
    }

    private func transform(_ item: DisplayItem?) -> CGAffineTransform? {
        guard case .group(.transform(let transform), _) = item?.drawing else { return nil }
        return transform
    }

    @Test func `moves the view in from an edge and out again`() {
        #expect(transform(front(.move(edge: .leading), at: 0.25))?.tx == -15)
        #expect(transform(front(.move(edge: .bottom), at: 2.5))?.ty == 5)
        #expect(transform(front(.offset(x: 8, y: 4), at: 0.5))?.tx == 4)
    }

    @Test func `scales the view about a point`() {
        let scale = transform(front(.scale(scale: 0.5, anchor: .topLeading), at: 0.5))
        #expect(scale == CGAffineTransform(scaleX: 0.75, y: 0.75, anchor: .zero))
    }

    @Test func `may differ for insertion and removal`() {
        #expect(transform(front(.slide, at: 0.5))?.tx == -10)
        #expect(transform(front(.slide, at: 2.5))?.tx == 10)
        let asymmetric = AnyTransition.asymmetric(insertion: .identity, removal: .opacity)
        #expect(front(asymmetric, at: 0.5) == front(asymmetric, at: 1.5))
        guard case .group(.opacity(0.5), _) = front(asymmetric, at: 2.5)?.drawing else {
            Issue.record("no fade")
            return
        }
    }

    @Test func `may be combined, and have an animation of its own`() {
        let both = AnyTransition.opacity.combined(with: .offset(x: 8))
        guard case .group(.opacity(0.5), let items) = front(both, at: 0.5)?.drawing else {
            Issue.record("no fade")
            return
        }
        #expect(transform(items[0])?.tx == 4)
        #expect(transform(front(.offset(x: 8).animation(.linear(duration: 0.5)), at: 0.25))?.tx == 4)
        #expect(transform(front(.offset(x: 8).animation(.linear(duration: 0.5)), at: 0.75)) == nil)
    }

    @Test func `is immediate if it is the identity`() {
        #expect(front(.identity, at: 0.5) == front(.identity, at: 1.5))
        #expect(front(.identity, at: 2.5) == nil)
    }

    @Test func `is a fade with reduced motion`() {
        guard case .group(.opacity(0.5), _) = front(.slide, at: 0.5, reducesMotion: true)?.drawing else {
            Issue.record("no fade")
            return
        }
    }
}
