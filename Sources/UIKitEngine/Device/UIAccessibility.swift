/// The settings of assistive programs, which a picture does not have.
public enum UIAccessibility {
    /// A message to assistive programs.
    public enum Notification: Hashable, Sendable {
        case announcement, layoutChanged, screenChanged, pageScrolled
    }

    public static let isReduceMotionEnabled = false
    public static let isReduceTransparencyEnabled = false
    public static let isVoiceOverRunning = false
    public static let isBoldTextEnabled = false
    public static let isDarkerSystemColorsEnabled = false

    /// Has no effect: nothing hears it.
    public static func post(notification: Notification, argument: Any?) {}
}
