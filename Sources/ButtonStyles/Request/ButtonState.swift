/// The states that a button is in, all at once; none of them is the normal state.
public struct ButtonState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let normal: ButtonState = []
    /// A finger is on the button; UIKit says highlighted.
    public static let pressed = ButtonState(rawValue: 1)
    public static let selected = ButtonState(rawValue: 2)
    public static let disabled = ButtonState(rawValue: 4)
    /// The keyboard's next key goes to the button.
    public static let focused = ButtonState(rawValue: 8)
}
