import Graphics
import SVG

/// A picture with the number of its pixels, in layers that need little memory to draw.
///
/// A library that draws SVG takes memory for the whole file, several times, for each shadow. So the layers are smaller
/// files: the parts of a sheet, and bands of what is large.
struct ScaledPicture {
    let size: PixelSize
    /// The color behind the layers; `nil` for none.
    let background: ResolvedColor?
    let layers: [() -> RasterLayer]

    /// A document at a number of pixels for a point.
    init(_ document: SVGDocument, scale: Double, with svg: SVGRenderer) {
        size = document.viewBox.size.pixels(scale: scale)
        background = document.background.flatMap { $0.opacity > 0 ? $0 : nil }
        let origin = document.viewBox.origin
        var parts = [Part(content: document.content, origin: .zero, clip: document.viewBox)]
        for part in document.parts {
            let clip = document.viewBox.offsetBy(dx: -part.origin.x, dy: -part.origin.y)
            parts.append(Part(content: part.content, origin: part.origin, clip: clip))
        }
        layers = parts.flatMap { part in
            part.bands(scale: scale).map { band in
                { part.layer(of: band, origin: origin, scale: scale, with: svg) }
            }
        }
    }

    /// The number of pixels that one layer has at most; a single row may have more.
    static let pixelsOfLayer = 500_000
}

extension CGSize {
    /// The size in pixels, of which the last are covered by a hundredth at least.
    func pixels(scale: Double) -> PixelSize {
        PixelSize(
            containing: CGSize(width: width * scale - 0.01, height: height * scale - 0.01)
        )
    }
}

/// A display list in a document.
private struct Part {
    let content: DisplayList
    /// Its origin in the coordinates of the document.
    let origin: CGPoint
    /// The visible part, in its own coordinates.
    let clip: CGRect

    /// A part of the rows.
    struct Band {
        /// The part that is drawn, in the coordinates of the content: the band, and its surroundings that can change it.
        let drawn: CGRect
        /// The rows that are visible of it; `nil` for all.
        let visible: CGRect?
    }

    /// The rectangles that are drawn one by one; they begin at whole pixels where the scale is simple enough.
    func bands(scale: Double) -> [Band] {
        guard !content.items.isEmpty else { return [] }
        let step = Self.step(scale: scale)
        let bounds = content.paintBounds.insetBy(dx: -1, dy: -1).whole(step, in: clip)
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        let rows = Double(ScaledPicture.pixelsOfLayer) / (bounds.width * scale * scale)
        guard rows < bounds.height else { return [Band(drawn: bounds, visible: nil)] }
        let height = step * max(1, (rows / step).rounded(.down))
        // A point more, because the edges of bands are moved to whole pixels.
        let margin = content.items.reach + 1
        return stride(from: bounds.minY, to: bounds.maxY, by: height).map { top in
            let visible = CGRect(
                x: bounds.minX,
                y: top,
                width: bounds.width,
                height: min(height, bounds.maxY - top)
            )
            let drawn = visible.insetBy(dx: 0, dy: -margin).whole(step, in: bounds)
            return Band(drawn: drawn, visible: visible)
        }
    }

    /// The points between places at whole pixels: 1 at the scale 2, 2 at 1.5, 4 at 1.25; 1 at less simple scales.
    private static func step(scale: Double) -> CGFloat {
        (1...10).map { CGFloat($0) }.first { $0 * scale == ($0 * scale).rounded() } ?? 1
    }

    func layer(of band: Band, origin document: CGPoint, scale: Double, with svg: SVGRenderer) -> RasterLayer {
        func place(_ rect: CGRect) -> CGRect {
            CGRect(
                x: (rect.minX + origin.x - document.x) * scale,
                y: (rect.minY + origin.y - document.y) * scale,
                width: rect.width * scale,
                height: rect.height * scale
            )
        }
        return RasterLayer(
            // As outlines whatever the query requests: the libraries have no fonts of ours.
            svg: svg.render(SVGDocument(title: "", viewBox: band.drawn, content: content)),
            frame: place(band.drawn),
            clip: band.visible.map { place($0).wholeRows }
        )
    }
}

extension CGRect {
    /// The smallest rectangle that holds this one, whole steps from the edges of another one, and is inside of it.
    fileprivate func whole(_ step: CGFloat, in rect: CGRect) -> CGRect {
        func lower(_ length: CGFloat) -> CGFloat { (length / step).rounded(.down) * step }
        func upper(_ length: CGFloat) -> CGFloat { (length / step).rounded(.up) * step }
        let left = max(0, lower(minX - rect.minX))
        let top = max(0, lower(minY - rect.minY))
        let right = min(rect.width, upper(maxX - rect.minX))
        let bottom = min(rect.height, upper(maxY - rect.minY))
        return CGRect(
            x: rect.minX + left,
            y: rect.minY + top,
            width: max(0, right - left),
            height: max(0, bottom - top)
        )
    }

    /// The rectangle with its horizontal edges moved down to whole numbers, equally for neighbors.
    fileprivate var wholeRows: CGRect {
        let (top, bottom) = (minY.rounded(.up), maxY.rounded(.up))
        return CGRect(x: minX, y: top, width: width, height: bottom - top)
    }
}
