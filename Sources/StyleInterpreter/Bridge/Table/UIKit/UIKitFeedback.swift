import UIKitEngine
import ViewEngine

// Haptic feedback.
extension Bridge {
    mutating func addFeedback() {
        add(FeedbackReference.self, "AnyObject")
        add(UIImpactFeedbackGenerator.FeedbackStyle.self, "Hashable")
        constants(
            "UIImpactFeedbackGenerator.FeedbackStyle",
            [
                "light": UIImpactFeedbackGenerator.FeedbackStyle.light, "medium": .medium, "heavy": .heavy,
                "soft": .soft, "rigid": .rigid,
            ],
            areAllCases: true
        )
        initializer(.or("style", UIImpactFeedbackGenerator.FeedbackStyle.medium)) {
            (style: UIImpactFeedbackGenerator.FeedbackStyle) in
            FeedbackReference(UIImpactFeedbackGenerator(style: style))
        }
        method("UIImpactFeedbackGenerator", "prepare") { (generator: FeedbackReference) in
            generator.generator.prepare()
            return Nothing()
        }
        method("UIImpactFeedbackGenerator", "impactOccurred") { (generator: FeedbackReference) in
            generator.generator.impactOccurred()
            return Nothing()
        }
        method("UIImpactFeedbackGenerator", "impactOccurred", "intensity") {
            (generator: FeedbackReference, intensity: Double) in
            generator.generator.impactOccurred(intensity: intensity)
            return Nothing()
        }
    }
}
