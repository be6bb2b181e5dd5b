public import Graphics

/// Makes images that closures draw.
public struct UIGraphicsImageRenderer {
    private let size: CGSize

    /// A renderer of images of a size in points.
    public init(size: CGSize) {
        self.size = size
    }

    public init(bounds: CGRect) {
        size = bounds.size
    }

    /// Returns the image that a closure draws.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let commands = DrawingContext.commands { context in
            ImageContexts.withoutImages {
                actions(UIGraphicsImageRendererContext(cgContext: CGContext(context)))
            }
        }
        return UIImage(DrawnImage(size: size, commands: commands))
    }
}

/// The context of an image that a closure draws.
public struct UIGraphicsImageRendererContext {
    public let cgContext: CGContext

    /// Fills a rectangle with the color that was set last.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Strokes the inside of the edge of a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
}
