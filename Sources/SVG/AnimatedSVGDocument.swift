public import Graphics

/// A picture that plays, to be written as one SVG file.
public struct AnimatedSVGDocument: Equatable, Sendable {
    /// What the picture shows, for who cannot see it; free text.
    public var title: String
    /// The part of the plane that is visible, in points.
    public var viewBox: CGRect
    /// What is behind the picture; `nil` leaves it transparent.
    public var background: ResolvedColor?
    public var content: Timeline
    /// Whether it starts again at its end, where it stays otherwise.
    public var repeats: Bool
    public var textForm: SVGDocument.TextForm

    public init(
        title: String,
        viewBox: CGRect,
        background: ResolvedColor? = nil,
        content: Timeline,
        repeats: Bool,
        textForm: SVGDocument.TextForm = .outline
    ) {
        self.title = title
        self.viewBox = viewBox
        self.background = background
        self.content = content
        self.repeats = repeats
        self.textForm = textForm
    }
}
