import Graphics

/// The time and the memory for composing the layers of a file of pixels, known before the first pixel is drawn.
struct Composition {
    /// The cost beside that of drawing the content.
    private var cost = Cost()
    /// The pixels of all layers that are in memory at once.
    private var pixels = 0.0

    /// The layers that librsvg has beside those of the content while it blurs one.
    private static let layersOfBlur = 5.0

    /// Adds a picture that is drawn as several files of SVG, each with a number of pixels.
    ///
    /// Each layer of a file has as many pixels as the file.
    mutating func add(_ layers: LayerCount, files: [Double], scale: Double) {
        let sum = files.reduce(0, +)
        cost += RasterCost.composition(of: layers, pixels: sum, pixelsOfPoint: scale * scale)
        let blur = layers.blurs > 0 ? Self.layersOfBlur : 0
        pixels = max(pixels, (1 + layers.depth + blur) * (files.max() ?? 0))
    }

    /// Adds a picture that is drawn after the others.
    mutating func add(_ other: Composition) {
        cost += other.cost
        pixels = max(pixels, other.pixels)
    }

    /// Throws if it is beyond a limit.
    func check() throws(QueryError) {
        try ResponseLimit.timeOfLayers.check(cost.microseconds)
        try ResponseLimit.pixelsOfLayers.check(pixels)
    }
}
