import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@testable import UIKitEngine

@Suite struct `The metrics of fonts of UIKit` {
    @Test func `let a font of a fixed size grow`() {
        func points(_ font: UIFont, _ size: DynamicTypeSize) -> Double? {
            render(Text("ab").font(Font(font))) { $0.dynamicTypeSize = size }.runs.first?.font.size
        }
        let (fixed, metrics) = (UIFont.systemFont(ofSize: 20), UIFontMetrics(forTextStyle: .headline))
        #expect(points(fixed, .accessibility3) == 20)
        #expect(points(metrics.scaledFont(for: fixed), .large) == 20)
        #expect(points(metrics.scaledFont(for: fixed), .accessibility3) ?? 0 > 20)
    }

    @Test func `leave a length as it is at the default size`() {
        #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    }
}
