public import ViewEngine

/// The app of a button.
public struct UIApplication: Sendable {
    public static let shared = UIApplication()

    /// Logs that a URL was opened.
    public func open(_ url: URL) {
        logAction("openURL")
    }

    public func canOpenURL(_ url: URL) -> Bool { true }
}
