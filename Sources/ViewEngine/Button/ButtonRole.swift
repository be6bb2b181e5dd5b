/// The purpose of a button, where it affects the appearance.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// Deletes data or cannot be undone.
    public static let destructive = ButtonRole(name: "destructive")
    /// Cancels without doing anything.
    public static let cancel = ButtonRole(name: "cancel")
    /// Closes the presented view (iOS 26).
    public static let close = ButtonRole(name: "close")
    /// Confirms a request (iOS 26).
    public static let confirm = ButtonRole(name: "confirm")
}
