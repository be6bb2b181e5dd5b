import StyleRuntime
import UIKitEngine

/// A generator of haptic feedback.
struct FeedbackReference: EngineValue {
    let generator: UIImpactFeedbackGenerator
    static var engineType: EngineType { .uiImpactFeedbackGenerator }

    init(_ generator: UIImpactFeedbackGenerator) {
        self.generator = generator
    }
}
