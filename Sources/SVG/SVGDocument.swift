public import Graphics

/// A picture to be written as one SVG file.
public struct SVGDocument: Equatable, Sendable {
    /// What the picture shows, for who cannot see it; free text.
    public var title: String
    /// The part of the plane that is visible, in points.
    public var viewBox: CGRect
    /// What is behind the picture; `nil` leaves it transparent.
    public var background: ResolvedColor?
    public var content: DisplayList
    public var textForm: TextForm

    /// How text is written.
    public enum TextForm: Hashable, Sendable {
        /// As outlines: the same picture on every machine.
        case outline
        /// As `<text>`, to be read, searched and edited; it looks right where Inter is installed.
        case live
    }

    public init(
        title: String,
        viewBox: CGRect,
        background: ResolvedColor? = nil,
        content: DisplayList,
        textForm: TextForm = .outline
    ) {
        self.title = title
        self.viewBox = viewBox
        self.background = background
        self.content = content
        self.textForm = textForm
    }
}
