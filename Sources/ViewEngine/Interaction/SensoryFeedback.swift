/// A kind of haptic feedback; each is logged as an action of the button.
public struct SensoryFeedback: Hashable, Sendable {
    /// The weight of the objects that seem to collide.
    public enum Weight: Hashable, Sendable { case light, medium, heavy }
    /// The flexibility of the objects that seem to collide.
    public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let selection = SensoryFeedback()
    public static let increase = SensoryFeedback()
    public static let decrease = SensoryFeedback()
    public static let start = SensoryFeedback()
    public static let stop = SensoryFeedback()
    public static let alignment = SensoryFeedback()
    public static let levelChange = SensoryFeedback()
    public static let impact = SensoryFeedback()
    public static let pathComplete = SensoryFeedback()
    public static let press = SensoryFeedback()
    public static let release = SensoryFeedback()
    public static let toggleOn = SensoryFeedback()
    public static let toggleOff = SensoryFeedback()

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }

    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension View {
    /// Logs the haptic feedback that a closure returns when a value has changed.
    public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger,
        _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in
            if feedback(old, new) != nil { logAction("haptic") }
        }
    }

    /// Logs haptic feedback when a value has changed.
    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: Trigger
    ) -> some View {
        onChange(of: trigger) { logAction("haptic") }
    }

    /// Logs haptic feedback when a value has changed in a way that a condition accepts.
    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: Trigger,
        condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
    ) -> some View {
        onChange(of: trigger) { old, new in
            if condition(old, new) { logAction("haptic") }
        }
    }
}
