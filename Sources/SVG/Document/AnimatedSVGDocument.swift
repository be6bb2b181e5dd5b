package import Graphics

/// An animated picture, to be rendered as one SVG file.
package struct AnimatedSVGDocument: Equatable, Sendable {
    /// The accessible name of the picture; free text.
    package var title: String
    /// The visible part of the plane, in points.
    package var viewBox: CGRect
    /// The color behind the picture; `nil` leaves it transparent.
    package var background: ResolvedColor?
    package var content: Timeline
    /// Whether the animation starts again at its end; otherwise it stays there.
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
