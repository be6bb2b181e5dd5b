import Graphics
import SVG

/// A button in the middle of a card: the size that pages show in previews of links (`og:image`).
struct Card {
    static let size = PixelSize(width: 1200, height: 630)

    /// The button is enlarged to at most these parts of the card, and by at most this factor.
    private static let greatestWidth = 0.7
    private static let greatestHeight = 0.4
    private static let greatestScale = 6.0

    /// The pixels for a point.
    let scale: Double
    /// The card in points.
    let document: SVGDocument

    init(_ content: DisplayList, background: ResolvedColor) {
        let (width, height) = (Double(Self.size.width), Double(Self.size.height))
        let paint = content.paintBounds
        let frame = CGRect(origin: .zero, size: content.size)
        // The paint around the middle of the frame fits, too.
        let reach = CGSize(
            width: 2 * max(paint.maxX - frame.midX, frame.midX - paint.minX),
            height: 2 * max(paint.maxY - frame.midY, frame.midY - paint.minY)
        )
        scale =
            [
                Self.greatestScale,
                width * Self.greatestWidth / max(1, frame.width), width / max(1, reach.width),
                height * Self.greatestHeight / max(1, frame.height), height / max(1, reach.height),
            ].min() ?? 1
        document = SVGDocument(
            title: "",
            viewBox: CGRect(
                x: frame.midX - width / scale / 2,
                y: frame.midY - height / scale / 2,
                width: width / scale,
                height: height / scale
            ),
            background: background,
            content: content
        )
    }
}
