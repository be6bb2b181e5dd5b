import Graphics
import ViewEngine

// Parts of an image that are not enlarged with it.
extension UIImage {
    /// The way in which the center of an image fills what is left.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// The lengths of the parts along the edges: those given, or those of the catalog.
    public var capInsets: UIEdgeInsets {
        slices.map { UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) } ?? .zero
    }

    /// The way in which the center fills what is left: `tile`, unless something else is given.
    public var resizingMode: ResizingMode { slices.map { $0.isTiled ? .tile : .stretch } ?? .tile }

    /// Returns the image with parts along its edges that are not enlarged with it, and a center that is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with parts along its edges that are not enlarged with it.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets,
        resizingMode: ResizingMode
    ) -> UIImage {
        var image = self
        image.ownSlices = ImageSlices(
            top: capInsets.top,
            left: capInsets.left,
            bottom: capInsets.bottom,
            right: capInsets.right,
            isTiled: resizingMode == .tile
        )
        return image
    }

    /// Returns the image with parts at its left and top that are not enlarged, one point beside them that is, and the
    /// rest as parts at its right and bottom.
    public func stretchableImage(withLeftCapWidth width: Int, topCapHeight height: Int) -> UIImage {
        let size = picture?.size ?? drawing?.size ?? .zero
        func insets(_ first: Int, of length: CGFloat) -> (CGFloat, CGFloat) {
            first > 0 ? (CGFloat(first), max(0, length - CGFloat(first) - 1)) : (0, 0)
        }
        let ((left, right), (top, bottom)) = (insets(width, of: size.width), insets(height, of: size.height))
        return resizableImage(
            withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right),
            resizingMode: .stretch
        )
    }

    /// The slices that are given, or those of the catalog.
    private var slices: ImageSlices? { ownSlices ?? picture?.slices }
}
