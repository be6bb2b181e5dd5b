import ViewEngine

/// The haptic feedback of a Mac's trackpad, which is logged as an action of the button.
public struct NSHapticFeedbackManager: Sendable {
    public enum FeedbackPattern: Hashable, Sendable {
        case generic, alignment, levelChange
    }

    public enum PerformanceTime: Hashable, Sendable {
        case `default`, now, drawCompleted
    }

    public static let defaultPerformer = NSHapticFeedbackManager()

    public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {
        logAction("haptic")
    }
}

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

/// Logs that a sound of the system was played.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
    logAction("sound")
}
