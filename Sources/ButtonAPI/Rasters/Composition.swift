import Graphics

/// The time and the memory for composing the layers of a file of pixels, known before the first pixel is drawn.
struct Composition {
    /// CPU time, beside that of drawing the content.
    private(set) var microseconds = 0.0
    /// The pixels of all layers that are in memory at once.
    private(set) var pixels = 0.0

    /// The layers that librsvg has beside those of the content while it blurs one.
    private static let layersOfBlur = 5.0

    /// Adds a picture that is drawn as several files of SVG, each with a number of pixels.
    ///
    /// Each layer of a file has as many pixels as the file.
    mutating func add(_ layers: LayerCount, files: [Double], scale: Double) {
        let sum = files.reduce(0, +)
        microseconds += RasterCost.composition(of: layers, pixels: sum, scale: scale).microseconds
        let blur = layers.blurs > 0 ? Self.layersOfBlur : 0
        pixels = max(pixels, (1 + layers.depth + blur) * (files.max() ?? 0))
    }

    /// Adds a picture that is drawn after the others.
    mutating func add(_ other: Composition) {
        microseconds += other.microseconds
        pixels = max(pixels, other.pixels)
    }

    /// Throws if it is beyond a limit.
    func check() throws(QueryError) {
        try ResponseLimit.timeOfLayers.check(Int(min(microseconds, 1e15)))
        try ResponseLimit.pixelsOfLayers.check(Int(min(pixels, 1e15)))
    }
}
