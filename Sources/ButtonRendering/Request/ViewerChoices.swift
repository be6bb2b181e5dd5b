/// The settings that a picture leaves to its viewer, so that one file follows each of them.
package struct ViewerChoices: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let colorScheme = ViewerChoices(rawValue: 1)
    package static let contrast = ViewerChoices(rawValue: 2)
    package static let motion = ViewerChoices(rawValue: 4)
}
