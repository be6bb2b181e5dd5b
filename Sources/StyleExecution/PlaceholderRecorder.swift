import Graphics
import Synchronization

/// A shaper that remembers the names of the symbols that it has placeholders for.
final class PlaceholderRecorder: TextShaper {
    private let shaper: any TextShaper
    private let recorded = Mutex<Set<String>>([])

    init(_ shaper: any TextShaper) {
        self.shaper = shaper
    }

    var names: Set<String> { recorded.withLock { $0 } }

    func shape(
        _ text: String,
        font: FontDescriptor,
        direction: TextDirection,
        maximumWidth: CGFloat
    ) -> ShapedText {
        shaper.shape(text, font: font, direction: direction, maximumWidth: maximumWidth)
    }

    func lineMetrics(for font: FontDescriptor) -> LineMetrics { shaper.lineMetrics(for: font) }

    func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        shaper.symbol(named: name, font: font)
    }

    func placeholder(forSymbolNamed name: String, font: FontDescriptor) -> ShapedSymbol {
        recorded.withLock { _ = $0.insert(name) }
        return shaper.placeholder(forSymbolNamed: name, font: font)
    }
}
