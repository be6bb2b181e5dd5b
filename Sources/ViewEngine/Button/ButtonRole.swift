/// What a button is for, where that changes how it looks.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// Deletes or undoes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves without doing anything.
    public static let cancel = ButtonRole(name: "cancel")
    /// Closes what is open (iOS 26).
    public static let close = ButtonRole(name: "close")
    /// Agrees to what was asked (iOS 26).
    public static let confirm = ButtonRole(name: "confirm")
}
