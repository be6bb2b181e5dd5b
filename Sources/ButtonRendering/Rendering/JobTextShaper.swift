package import Graphics
import Synchronization

/// A shaper that retains the long texts of one job: a sheet or an inspection sets the same text many times, and a
/// text of many scripts may be too large for the shared cache of shaped texts.
package final class JobTextShaper: TextShaper {
    fileprivate struct Key: Hashable {
        @Verbatim var text: String
        let font: FontDescriptor
        let direction: TextDirection
        var maximumWidth: CGFloat
    }

    /// In bytes of UTF-8: a shorter text is in the shared cache, and found there as fast.
    private static let leastLength = 64

    private let shaper: any TextShaper
    private let texts = Mutex<[Key: ShapedText]>([:])

    package init(_ shaper: any TextShaper) {
        self.shaper = shaper
    }

    /// Releases the texts at the end of a job.
    package func endJob() {
        texts.withLock { texts in
            if !texts.isEmpty { texts = [:] }
        }
    }

    package func shape(
        _ text: String,
        font: FontDescriptor,
        direction: TextDirection,
        maximumWidth: CGFloat
    ) -> ShapedText {
        guard text.utf8.count >= Self.leastLength else {
            return shaper.shape(text, font: font, direction: direction, maximumWidth: maximumWidth)
        }
        let key = Key(text: text, font: font, direction: direction, maximumWidth: maximumWidth)
        if let shaped = texts.withLock({ $0.shapedText(for: key) }) { return shaped }
        let shaped = shaper.shape(text, font: font, direction: direction, maximumWidth: maximumWidth)
        texts.withLock { $0[key] = shaped }
        return shaped
    }

    package func lineMetrics(for font: FontDescriptor) -> LineMetrics { shaper.lineMetrics(for: font) }

    package func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        shaper.symbol(named: name, font: font)
    }

    package func placeholder(forSymbolNamed name: String, font: FontDescriptor) -> ShapedSymbol {
        shaper.placeholder(forSymbolNamed: name, font: font)
    }
}

extension [JobTextShaper.Key: ShapedText] {
    /// The text of a key, also if it was shaped without a maximum width and is not wider than that of the key.
    fileprivate func shapedText(for key: JobTextShaper.Key) -> ShapedText? {
        if let shaped = self[key] { return shaped }
        var unlimited = key
        unlimited.maximumWidth = .infinity
        guard let shaped = self[unlimited], shaped.lines.allSatisfy({ $0.width <= key.maximumWidth }) else {
            return nil
        }
        return shaped
    }
}
