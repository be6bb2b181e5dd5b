/// The states that a button is in, all at once; none of them is the normal state.
package struct ButtonState: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let normal: ButtonState = []
    /// A finger is on the button; UIKit says highlighted.
    package static let pressed = ButtonState(rawValue: 1)
    package static let selected = ButtonState(rawValue: 2)
    package static let disabled = ButtonState(rawValue: 4)
    /// The keyboard's next key goes to the button.
    package static let focused = ButtonState(rawValue: 8)
}
