import Testing

@testable import Graphics

private let box = DisplayItem.fill(
    .rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)),
    color: ResolvedColor(0)
)
private let blur = DisplayEffect.blur(Blur(radius: 3))
private let shadow = DisplayEffect.shadow(Shadow(color: ResolvedColor(0), radius: 3, offset: .zero))

/// The area that the blur of the box paints on: three standard deviations on each side.
private let blurredArea = 28.0 * 28

@Suite struct `The layers of a picture` {
    @Test func `are none for drawings, clips and transforms`() {
        let clip = DisplayEffect.clip(.rectangle(CGRect(x: 0, y: 0, width: 5, height: 5)))
        let moved = DisplayItem.group(.transform(CGAffineTransform(scaleX: 2, y: 2)), items: [box])
        #expect([box, box, .group(clip, items: [moved])].layerCount == LayerCount())
    }

    @Test func `are those of each effect, and of what is inside of it`() {
        let items: [DisplayItem] = [
            .group(.opacity(0.5), items: [.group(blur, items: [box]), .group(.compositing, items: [box])]),
            .group(.mask(isInverted: false), items: [box, box]),
            .group(.blendMode(.multiply), items: [box]),
        ]
        #expect(
            items.layerCount
                == LayerCount(blurs: 1, blurredArea: blurredArea, combinations: 2, groups: 2, depth: 2)
        )
    }

    @Test(arguments: [1, 2, 5, 60])
    func `double with each shadow around another one`(count: Int) {
        let nested = (0..<count).reduce(box) { item, _ in .group(shadow, items: [item]) }
        #expect(nested.layerCount.blurs == Double((1 << count) - 1))
        #expect(nested.layerCount.depth == Double(count))
    }

    @Test func `are repeated by what is drawn only on them`() {
        let overlay = DisplayItem.group(.blendMode(.sourceAtop), items: [box])
        let items = [.group(blur, items: [box]), overlay]
        #expect(
            items.layerCount == LayerCount(blurs: 2, blurredArea: 2 * blurredArea, combinations: 1, depth: 1)
        )
    }

    @Test func `are as large as a transform around them makes them`() {
        let blurred = DisplayItem.group(blur, items: [box])
        let wide = DisplayItem.group(.transform(CGAffineTransform(scaleX: -3, y: 2)), items: [blurred])
        #expect(wide.layerCount == LayerCount(blurs: 1, blurredArea: 6 * blurredArea, depth: 1))
    }
}
