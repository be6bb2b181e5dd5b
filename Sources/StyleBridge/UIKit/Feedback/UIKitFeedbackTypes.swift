import StyleRuntime
import UIKitEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension UIImpactFeedbackGenerator.FeedbackStyle: EngineValue {
    static var engineType: EngineType { .uiImpactFeedbackGeneratorFeedbackStyle }
}
