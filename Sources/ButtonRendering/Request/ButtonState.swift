/// The states of a button, all at once; without any it is in its normal state.
package struct ButtonState: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let normal: ButtonState = []
    /// A finger is on the button; UIKit's term is highlighted.
    package static let pressed = ButtonState(rawValue: 1)
    package static let selected = ButtonState(rawValue: 2)
    package static let disabled = ButtonState(rawValue: 4)
    /// The button has the focus of the keyboard.
    package static let focused = ButtonState(rawValue: 8)
    /// A pointer is over the button; every button can have it, and few styles show it.
    package static let hovered = ButtonState(rawValue: 16)
}
