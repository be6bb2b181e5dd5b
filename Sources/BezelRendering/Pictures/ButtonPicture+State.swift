extension ButtonPicture {
    /// The states of a button, all at once; without any it is in its normal state.
    public struct State: OptionSet, Hashable, Sendable, CustomStringConvertible {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        /// A finger is on the button; UIKit's term is highlighted.
        public static let pressed = State(rawValue: 1)
        /// UIKit's buttons can be selected.
        public static let selected = State(rawValue: 2)
        public static let disabled = State(rawValue: 4)
        /// The button has the focus of the keyboard.
        public static let focused = State(rawValue: 8)
        /// A pointer is over the button.
        public static let hovered = State(rawValue: 16)

        /// The states of which a button has one at a time, the normal one first.
        public static let all: [State] = [.normal, .pressed, .disabled, .focused, .hovered]

        /// The states by their names, separated by commas.
        public var description: String {
            let names = Self.names.filter { contains($0.state) }.map(\.name)
            return names.isEmpty ? "normal" : names.joined(separator: ",")
        }

        private static let names: [(state: State, name: String)] = [
            (.pressed, "pressed"), (.selected, "selected"), (.disabled, "disabled"), (.focused, "focused"),
            (.hovered, "hovered"),
        ]
    }
}
