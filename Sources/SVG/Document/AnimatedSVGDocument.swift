package import Graphics

/// A picture that plays, to be written as one SVG file.
package struct AnimatedSVGDocument: Equatable, Sendable {
    /// What the picture shows, for who cannot see it; free text.
    package var title: String
    /// The part of the plane that is visible, in points.
    package var viewBox: CGRect
    /// What is behind the picture; `nil` leaves it transparent.
    package var background: ResolvedColor?
    package var content: Timeline
    /// Whether it starts again at its end, where it stays otherwise.
    package var repeats: Bool
    package var textForm: SVGDocument.TextForm

    package init(
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
