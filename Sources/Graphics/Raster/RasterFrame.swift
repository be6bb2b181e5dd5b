/// One picture of a raster image.
package struct RasterFrame {
    /// In milliseconds; without meaning in a still image.
    package var duration: Int
    /// The layers, the first at the bottom.
    ///
    /// Each is made when it is drawn, so that only one is in memory.
    package var layers: [() -> RasterLayer]

    package init(duration: Int = 0, layers: [() -> RasterLayer]) {
        self.duration = duration
        self.layers = layers
    }
}
