/// The string of a text, which may be changed in a resolved tree.
///
/// Bodies cannot read the string, so a new one changes the layout but no body.
package final class TextSource {
    package var string: String {
        didSet { version += 1 }
    }
    /// The number of times that the string was changed.
    private(set) var version = 0

    package init(_ string: String) {
        self.string = string
    }
}
