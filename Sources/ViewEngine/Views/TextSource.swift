/// A string that a text shows, and that may be exchanged in a tree that is resolved already.
///
/// No view can read it, only the text that shows it. So another string changes the layout, but
/// nothing that a body decides.
public final class TextSource {
    public var string: String {
        didSet { version += 1 }
    }
    /// How often the string was exchanged.
    private(set) var version = 0

    public init(_ string: String) {
        self.string = string
    }
}
