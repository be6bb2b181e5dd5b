import Caching
import Graphics
import HTTP
import Synchronization
import TestSupport
import Testing

@testable import ButtonAPI

@Suite struct `A frame of a long interaction` {
    /// Counts the texts that are set.
    private final class CountingShaper: TextShaper {
        let count = Mutex(0)
        private let shaper = FixedWidthShaper()

        func shape(
            _ text: String,
            font: FontDescriptor,
            direction: TextDirection,
            maximumWidth: CGFloat
        ) -> ShapedText {
            count.withLock { $0 += 1 }
            return shaper.shape(text, font: font, direction: direction, maximumWidth: maximumWidth)
        }

        func lineMetrics(for font: FontDescriptor) -> LineMetrics { shaper.lineMetrics(for: font) }

        func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
            shaper.symbol(named: name, font: font)
        }
    }

    @Test func `is recorded once, even if the recording is too large for its cache`() {
        let events = (0..<20).map { "tap@\(Double($0) / 5)" }.joined(separator: ",")
        func textCount(_ target: String) -> Int {
            let shaper = CountingShaper()
            let service = ButtonService(
                ButtonService.Configuration(
                    shaper: shaper,
                    symbols: SymbolNames([]),
                    version: "test",
                    budget: MemoryBudget(limit: 1 << 20)
                )
            )
            let response = service.respond(
                to: Request(target: Array(target.utf8)),
                with: service.makeWorker(oneOf: 1)
            )
            #expect(response.status == .ok)
            return shaper.count.withLock { $0 }
        }
        let moment = textCount("/v1/uikit/filled.svg?padding=0&t=0.1&events=\(events)")
        let frame = textCount("/v1/uikit/filled/frames/6.svg?padding=0&events=\(events)")
        #expect(moment > 20)
        #expect(frame <= moment * 5 / 4)
    }
}
