import AssetCatalogs
import Graphics

extension ImageSlices {
    /// The slices of an image of a catalog, in pixels of its file.
    init(_ resizing: ImageResizing) {
        self.init(
            top: CGFloat(resizing.top),
            left: CGFloat(resizing.left),
            bottom: CGFloat(resizing.bottom),
            right: CGFloat(resizing.right),
            centerWidth: resizing.centerWidth.map { CGFloat($0) },
            centerHeight: resizing.centerHeight.map { CGFloat($0) },
            isTiled: resizing.center == .tile
        )
    }
}
