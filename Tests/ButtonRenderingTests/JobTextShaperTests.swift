import ButtonRendering
import Graphics
import Synchronization
import TestSupport
import Testing

@Suite struct `A shaper of a job` {
    private final class Counting: TextShaper {
        let count = Atomic(0)
        let shaper = FixedWidthShaper()

        func shape(
            _ text: String,
            font: FontDescriptor,
            direction: TextDirection,
            maximumWidth: CGFloat
        ) -> ShapedText {
            count.add(1, ordering: .relaxed)
            return shaper.shape(text, font: font, direction: direction, maximumWidth: maximumWidth)
        }

        func lineMetrics(for font: FontDescriptor) -> LineMetrics { shaper.lineMetrics(for: font) }

        func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
            shaper.symbol(named: name, font: font)
        }
    }

    @Test func `shapes a long text once until the job ends`() {
        let counting = Counting()
        let shaper = JobTextShaper(counting)
        func shape(_ text: String, size: CGFloat = 17) -> ShapedText {
            shaper.shape(
                text,
                font: FontDescriptor(size: size),
                direction: .leftToRight,
                maximumWidth: .infinity
            )
        }
        let long = String(repeating: "a", count: 100)
        #expect(shape(long) == shape(long))
        #expect(counting.count.load(ordering: .relaxed) == 1)
        _ = shape(long, size: 18)
        #expect(counting.count.load(ordering: .relaxed) == 2)
        shaper.endJob()
        _ = shape(long)
        #expect(counting.count.load(ordering: .relaxed) == 3)
        // The shared cache has short texts.
        _ = (shape("a"), shape("a"))
        #expect(counting.count.load(ordering: .relaxed) == 5)
    }
}
