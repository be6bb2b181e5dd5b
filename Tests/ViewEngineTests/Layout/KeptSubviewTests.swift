import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A subview that a layout keeps` {
    /// A subview beyond the call that it belongs to.
    private final class Kept {
        var subview: LayoutSubview?
    }

    private struct Outer: ViewEngine.Layout {
        let kept: Kept

        func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
            kept.subview = subviews[0]
            return subviews[0].sizeThatFits(proposal)
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: LayoutSubviews,
            cache: inout ()
        ) {
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    /// Asks the subview that it is inside of.
    private struct Inner: ViewEngine.Layout {
        let kept: Kept

        func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
            kept.subview?.sizeThatFits(proposal) ?? CGSize(width: 7, height: 7)
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: LayoutSubviews,
            cache: inout ()
        ) {
            kept.subview?.place(at: .zero, proposal: proposal)
        }
    }

    @Test func `has no size while it is being asked`() {
        let kept = Kept()
        let size = render(Outer(kept: kept) { Inner(kept: kept) { Text("a") }.padding(5) }).size
        #expect(size == CGSize(width: 10, height: 10))
    }
}
