import StyleRuntime
import UIKitEngine
import ViewEngine

// Haptic feedback.
extension Bridge {
    mutating func addFeedback() {
        add(FeedbackReference.self, "AnyObject")
        initializer(.or("style", UIImpactFeedbackGenerator.FeedbackStyle.medium)) {
            (style: UIImpactFeedbackGenerator.FeedbackStyle) in
            FeedbackReference(UIImpactFeedbackGenerator(style: style))
        }
        method("prepare", of: "UIImpactFeedbackGenerator") { (generator: FeedbackReference) in
            generator.generator.prepare()
            return Nothing()
        }
        method("impactOccurred", of: "UIImpactFeedbackGenerator") { (generator: FeedbackReference) in
            generator.generator.impactOccurred()
            return Nothing()
        }
        method("impactOccurred", of: "UIImpactFeedbackGenerator", labels: "intensity") {
            (generator: FeedbackReference, intensity: Double) in
            generator.generator.impactOccurred(intensity: intensity)
            return Nothing()
        }
    }

    mutating func addMoreFeedback() {
        add(SelectionFeedbackReference.self, "AnyObject")
        initializer { () in SelectionFeedbackReference(UISelectionFeedbackGenerator()) }
        method("prepare", of: "UISelectionFeedbackGenerator") { (generator: SelectionFeedbackReference) in
            generator.generator.prepare()
            return Nothing()
        }
        method("selectionChanged", of: "UISelectionFeedbackGenerator") {
            (generator: SelectionFeedbackReference) in
            generator.generator.selectionChanged()
            return Nothing()
        }

        typealias FeedbackType = UINotificationFeedbackGenerator.FeedbackType
        add(NotificationFeedbackReference.self, "AnyObject")
        initializer { () in NotificationFeedbackReference(UINotificationFeedbackGenerator()) }
        method("prepare", of: "UINotificationFeedbackGenerator") {
            (generator: NotificationFeedbackReference) in
            generator.generator.prepare()
            return Nothing()
        }
        method("notificationOccurred", of: "UINotificationFeedbackGenerator", labels: "_") {
            (generator: NotificationFeedbackReference, type: FeedbackType) in
            generator.generator.notificationOccurred(type)
            return Nothing()
        }
        function("AudioServicesPlaySystemSound", labels: "_") { (sound: Int) in
            AudioServicesPlaySystemSound(SystemSoundID(truncatingIfNeeded: sound))
            return Nothing()
        }
        add(alias: "SystemSoundID", of: .int)
    }
}

extension NSHapticFeedbackManager: EngineValue {
    static var engineType: EngineType { .nsHapticFeedbackManager }
}
extension NSHapticFeedbackManager.FeedbackPattern: EngineValue {
    static var engineType: EngineType { .nsHapticFeedbackManagerFeedbackPattern }
}
extension NSHapticFeedbackManager.PerformanceTime: EngineValue {
    static var engineType: EngineType { .nsHapticFeedbackManagerPerformanceTime }
}
extension UINotificationFeedbackGenerator.FeedbackType: EngineValue {
    static var engineType: EngineType { .uiNotificationFeedbackGeneratorFeedbackType }
}

/// A generator of the feedback of a selection.
struct SelectionFeedbackReference: EngineValue {
    let generator: UISelectionFeedbackGenerator
    static var engineType: EngineType { .uiSelectionFeedbackGenerator }

    init(_ generator: UISelectionFeedbackGenerator) {
        self.generator = generator
    }
}

/// A generator of the feedback of a success or an error.
struct NotificationFeedbackReference: EngineValue {
    let generator: UINotificationFeedbackGenerator
    static var engineType: EngineType { .uiNotificationFeedbackGenerator }

    init(_ generator: UINotificationFeedbackGenerator) {
        self.generator = generator
    }
}
