import ButtonRendering
import Graphics

/// The cost of files of pixels, beside that of the SVG that they are drawn from.
///
/// The numbers are CPU time on two cores of an AMD EPYC, as linear functions that no style exceeds.
enum RasterCost {
    /// Parsing the SVG of one picture, drawing and encoding it.
    ///
    /// A pixel of the catalog's styles takes 18 ns to 150 ns, most of it for shadows; the layers of other styles are
    /// counted.
    static func picture(
        of format: RasterFormat,
        pixels: Double,
        bytes: Double,
        layers: LayerCount = LayerCount(),
        pixelsOfPoint: Double = 1
    ) -> Cost {
        let pixel =
            switch format {
            case .png, .animatedPNG: 0.15
            case .gif, .webP: 0.17
            }
        return Cost(microseconds: 1000 + pixel * pixels + 0.04 * bytes)
            + composition(of: layers, pixels: pixels, pixelsOfPoint: pixelsOfPoint)
    }

    /// Composing the layers of files of SVG that are drawn as a number of pixels together, of which all files have
    /// `pixelsOfPoint` for a square point.
    ///
    /// A blurred pixel takes 120 ns, with a radius of a point or less 180 ns. Each layer is as large as the file: its
    /// pixels take 14 ns for a blur, 12 ns for a mask, 16 ns for a blend mode, and 2 ns for an opacity.
    static func composition(of layers: LayerCount, pixels: Double, pixelsOfPoint: Double) -> Cost {
        let (blurs, most) = (layers.blurredArea * pixelsOfPoint, layers.blurs * pixels)
        // Also most of all if the area is no number.
        let blurred = blurs < most ? blurs : most
        let layered = 0.016 * (layers.blurs + layers.combinations) + 0.003 * layers.groups
        return Cost(microseconds: 0.18 * blurred + layered * pixels)
    }
}

/// An estimate of the size of a file of pixels, before its button is laid out.
///
/// It orders the queue, and refuses nothing: the exact size is checked before the first pixel is drawn.
struct RasterSize {
    let format: RasterFormat
    let frames: Double
    /// Around the button, in points.
    private let padding: Double
    private let width: Double?
    /// The number of buttons, one below the other.
    private let buttons: Double
    /// The pixels of a square point, in all cells together.
    let pixelsOfPoint: Double
    private let isCard: Bool
    /// The area that the style paints on with the default title, in square points.
    private let area: Double

    /// The width of a letter, and the height of a line of text, in points.
    private static let letter = 20.0
    private static let line = 30.0
    /// The difference between the size of a button and that of its text, in points.
    private static let border = 40.0
    private static let defaultPadding = 24.0
    /// Around a button with its touch region.
    private static let regionPadding = 100.0

    init(_ query: ButtonQuery, frames: Double, cells: Double, area: Double) {
        self.area = area
        if case .raster(.animation(let animation)) = query.output {
            format = animation.rasterFormat
        } else {
            format = .png
        }
        self.frames = frames
        let control = query.request.button.control
        padding =
            query.request.presentation.padding
            ?? (control.showsRegion ? Self.regionPadding : Self.defaultPadding)
        width = query.request.button.width
        buttons = Double(1 + control.neighbors.count)
        pixelsOfPoint = cells * query.values.scale * query.values.scale
        isCard = query.output == .raster(.card)
    }

    /// The pixels of a frame with a title.
    func pixels(title: TextMeasure) -> Double {
        if isCard { return Double(Card.size.count) }
        let text = Double(title.count) * Self.letter
        let lines = width.map { (text / $0).rounded(.up) } ?? title.lines(in: nil) + 1
        let height = buttons * (lines * Self.line + Self.border) + 2 * padding
        let estimate = ((width ?? text) + Self.border + 2 * padding) * height
        // Without a length of one side, the padding surrounds a square.
        let side = area.squareRoot() + 2 * padding
        let area = max(estimate, buttons * side * side)
        return min(area * pixelsOfPoint, Double(ResponseLimit.pixels.limit))
    }
}
