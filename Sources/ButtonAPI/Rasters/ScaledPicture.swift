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
    /// The time and the memory for composing the layers of the pixels.
    let composition: Composition

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
        var (layers, composition) = ([() -> RasterLayer](), Composition())
        for part in parts {
            let bands = part.bands(scale: scale)
            composition.add(
                part.content.items.layerCount,
                files: bands.map { Double($0.drawn.size.pixels(scale: scale).count) },
                scale: scale
            )
            for band in bands {
                layers.append { part.layer(of: band, origin: origin, scale: scale, with: svg) }
            }
        }
        (self.layers, self.composition) = (layers, composition)
    }

    /// The number of pixels that one layer has at most, unless what reaches into it needs more.
    static let pixelsOfLayer = 250_000
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

    /// A part of the rows, or of the columns.
    struct Band {
        /// The part that is drawn, in the coordinates of the content: the band, and its surroundings that can change it.
        let drawn: CGRect
        /// The rows or columns that are visible of it; `nil` for all.
        let visible: CGRect?
        let axis: Axis
    }

    /// The direction in which bands follow each other.
    enum Axis {
        case horizontal, vertical
    }

    /// The rectangles that are drawn one by one; they begin at whole pixels where the scale is simple enough.
    func bands(scale: Double) -> [Band] {
        guard !content.items.isEmpty else { return [] }
        let step = Self.step(scale: scale)
        let bounds = content.paintBounds.insetBy(dx: -1, dy: -1).whole(step, in: clip)
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        // Along the longer side, the surroundings of the bands have the fewest pixels.
        let axis: Axis = bounds.width > bounds.height ? .horizontal : .vertical
        let (longer, shorter) = (max(bounds.width, bounds.height), min(bounds.width, bounds.height))
        let room = Double(ScaledPicture.pixelsOfLayer) / (shorter * scale * scale)
        guard room < longer else { return [Band(drawn: bounds, visible: nil, axis: axis)] }
        // A point more, because the edges of bands are moved to whole pixels.
        let margin = content.items.reach + 1
        // At most half of what is drawn is surroundings.
        let length = step * max(1, (max(room - 2 * margin, 2 * margin) / step).rounded(.down))
        return stride(from: 0, to: longer, by: length).map { start in
            let visible = bounds.part(from: start, length: min(length, longer - start), along: axis)
            let drawn = bounds.part(from: start - margin, length: length + 2 * margin, along: axis)
            return Band(drawn: drawn.whole(step, in: bounds), visible: visible, axis: axis)
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
            clip: band.visible.map { place($0).withWholeEnds(along: band.axis) }
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

    /// A part of the rectangle in one direction, which may be longer than it.
    fileprivate func part(from start: CGFloat, length: CGFloat, along axis: Part.Axis) -> CGRect {
        switch axis {
        case .horizontal: CGRect(x: minX + start, y: minY, width: length, height: height)
        case .vertical: CGRect(x: minX, y: minY + start, width: width, height: length)
        }
    }

    /// The rectangle with its two edges in one direction moved up to whole numbers, equally for neighbors.
    fileprivate func withWholeEnds(along axis: Part.Axis) -> CGRect {
        switch axis {
        case .horizontal:
            let (left, right) = (minX.rounded(.up), maxX.rounded(.up))
            return CGRect(x: left, y: minY, width: right - left, height: height)
        case .vertical:
            let (top, bottom) = (minY.rounded(.up), maxY.rounded(.up))
            return CGRect(x: minX, y: top, width: width, height: bottom - top)
        }
    }
}
