import Graphics
import Testing

@testable import ViewEngine

@Suite struct `An animated color` {
    @Test(
        arguments: [
            (
                ResolvedColor(0x007AFF), ResolvedColor(0xFF3B30),
                [
                    [113, 123, 211, 1],
                    [167, 116, 166, 1],
                    [213, 99, 117, 1],
                ]
            ),
            (
                ResolvedColor(0x8E8E93), ResolvedColor(0xAF52DE),
                [
                    [151, 131, 167, 1],
                    [159, 118, 186, 1],
                    [167, 102, 204, 1],
                ]
            ),
            (
                ResolvedColor(0xFFFFFF), ResolvedColor(0x000000),
                [
                    [174, 174, 174, 1],
                    [99, 99, 99, 1],
                    [34, 34, 34, 1],
                ]
            ),
            (
                ResolvedColor(0x007AFF), ResolvedColor(0xFFFFFF, opacity: 0.5),
                [
                    [61, 144, 255, 0.875],
                    [108, 170, 255, 0.75],
                    [167, 205, 255, 0.625],
                ]
            ),
            (
                ResolvedColor.clear, ResolvedColor(0x007AFF),
                [
                    [0, 122, 255, 0.25],
                    [0, 122, 255, 0.5],
                    [0, 122, 255, 0.75],
                ]
            ),
        ] as [(ResolvedColor, ResolvedColor, [[Double]])]
    )
    func `blends in OKLab with premultiplied alpha`(
        _ start: ResolvedColor,
        _ end: ResolvedColor,
        _ expected: [[Double]]
    ) {
        var color = AnimatedValue(start)
        color.change(to: end, animation: .linear(duration: 4), at: 0, defaults: .iOS17)
        for (time, components) in zip([1.0, 2, 3], expected) {
            let blend = color.value(at: time)
            let bytes = [blend.red, blend.green, blend.blue].map { ($0 * 255).rounded() }
            #expect(bytes == Array(components[..<3]))
            #expect(agree(blend.opacity, components[3], decimals: 12))
        }
        #expect(color.value(at: 4) == end)
    }

    @Test(arguments: [0x000000, 0xFFFFFF, 0x007AFF, 0xFF3B30, 0x8E8E93, 0x010203, 0x00FF00])
    func `is restored from its vector`(_ hex: UInt32) {
        for opacity in [1, 0.33, 0.001] {
            let color = ResolvedColor(hex, opacity: opacity)
            var copy = ResolvedColor.clear
            copy.animatableData = color.animatableData
            #expect((copy.red - color.red).magnitude < 1e-6)
            #expect((copy.green - color.green).magnitude < 1e-6)
            #expect((copy.blue - color.blue).magnitude < 1e-6)
            #expect(agree(copy.opacity, opacity, decimals: 12))
        }
    }

    @Test func `has no hue if it is clear`() {
        var color = ResolvedColor(0x007AFF)
        color.animatableData = ResolvedColor(0xFF3B30, opacity: 0).animatableData
        #expect(color == .clear)
        color.animatableData.scale(by: -1)
        #expect(color == .clear)
    }

    @Test func `stays within the sRGB gamut where its animation overshoots`() {
        let start = ResolvedColor(0x007AFF, opacity: 0.5)
        let step = ResolvedColor(0xFF3B30).animatableData - start.animatableData
        for factor in [-3, -0.5, 1.5, 4, .nan, .infinity] {
            var color = start
            color.animatableData += step.scaled(by: factor)
            for component in [color.red, color.green, color.blue, color.opacity] {
                #expect(component >= 0 && component <= 1)
            }
        }
    }
}
