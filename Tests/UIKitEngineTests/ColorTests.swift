import Graphics
import TestSupport
import Testing
import ViewEngine

@testable import UIKitEngine

@Suite struct `A color of UIKit` {
    @Test func `may be a literal`() {
        let color = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)
        #expect(
            color.resolve(in: .current)
                == ResolvedColor(red: 0.5, green: 0.25, blue: 1, opacity: 0.75)
        )
    }
}
