public import Graphics
import ViewEngine

/// A generator of haptic feedback, which is logged as an action of the button.
public class UIFeedbackGenerator {
    fileprivate init() {}

    /// Has no effect: there is no engine to start.
    public func prepare() {}

    fileprivate func logHaptic() {
        logAction("haptic")
    }
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Hashable, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public init(style: FeedbackStyle = .medium) {}

    public func impactOccurred() { logHaptic() }

    public func impactOccurred(intensity: CGFloat) { logHaptic() }
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public override init() {}

    public func selectionChanged() { logHaptic() }
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Hashable, Sendable {
        case success, warning, error
    }

    public override init() {}

    public func notificationOccurred(_ type: FeedbackType) { logHaptic() }
}
