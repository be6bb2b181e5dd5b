import Graphics

extension UIButton {
    /// The kind of a button without a configuration: its font and its colors.
    public enum ButtonType: Hashable, Sendable {
        /// White titles of 18 points.
        case custom
        /// Titles of 15 points in the tint.
        case system
    }

    /// A button of a kind.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        setType(type)
    }

    /// Sets what the initializer does, on a button that exists already.
    package func setType(_ type: ButtonType) {
        stateContent.type = type
    }

    /// The kind of the button.
    public var buttonType: ButtonType { stateContent.type }
}
