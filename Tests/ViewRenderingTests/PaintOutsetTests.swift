import Graphics
import Testing
import ViewRendering

@Suite struct `A paint outset` {
    /// A picture of a size whose paint reaches beyond it, negatively if it ends inside.
    private func picture(_ size: CGSize, outset: CGSize) -> DisplayList {
        let paint = CGRect(origin: .zero, size: size).insetBy(dx: -outset.width, dy: -outset.height)
        return DisplayList(size: size, items: [.fill(.rectangle(paint), color: ResolvedColor(0x000000))])
    }

    private func outset(_ samples: (CGSize, CGSize), _ others: (CGSize, CGSize)) -> PaintOutset {
        PaintOutset(
            small: PaintOutset.Sample(of: [picture(samples.0, outset: samples.1)]),
            large: PaintOutset.Sample(of: [picture(others.0, outset: others.1)])
        )
    }

    @Test func `is linear in the size of the frame`() {
        let scaled = outset(
            (CGSize(width: 100, height: 40), CGSize(width: 5, height: 2)),
            (CGSize(width: 200, height: 80), CGSize(width: 10, height: 4))
        )
        #expect(scaled.length(of: CGSize(width: 300, height: 20)) == 15)
        #expect(scaled.length(of: CGSize(width: 10, height: 200)) == 10)
    }

    @Test func `is the same for all sizes where both samples have one size`() {
        let fixed = outset(
            (CGSize(width: 200, height: 50), CGSize(width: 20, height: 20)),
            (CGSize(width: 200, height: 50), CGSize(width: 20, height: 20))
        )
        #expect(fixed.length(of: CGSize(width: 200, height: 50)) == 20)
    }

    @Test func `is never negative`() {
        let inside = outset(
            (CGSize(width: 100, height: 40), CGSize(width: -5, height: -2)),
            (CGSize(width: 200, height: 80), CGSize(width: -10, height: -4))
        )
        #expect(inside.length(of: CGSize(width: 100, height: 40)) == 0)
    }

    @Test func `is the largest of several pictures`() {
        let size = CGSize(width: 10, height: 10)
        let sample = PaintOutset.Sample(of: [
            picture(size, outset: CGSize(width: 1, height: 4)),
            picture(size, outset: CGSize(width: 3, height: 2)),
        ])
        #expect(sample.outset == CGSize(width: 3, height: 4))
    }
}
