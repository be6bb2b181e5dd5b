public import Graphics

/// The images that a program draws step by step, the innermost last.
///
/// Unchecked `Sendable`, because it stays on the thread that runs the program: the task-local value ends with the call.
package final class ImageContexts: @unchecked Sendable {
    /// The images of the code that runs; `nil` where none can be drawn so.
    @TaskLocal static var current: ImageContexts?

    /// The greatest number of images inside of each other; later ones have no effect.
    private static let limit = 16

    private var images: [(size: CGSize, context: DrawingContext)] = []

    private init() {}

    /// Runs code that may draw images, of which those that it does not end are lost.
    package static func run<Result>(_ body: () -> Result) -> Result {
        $current.withValue(ImageContexts(), operation: body)
    }

    /// Runs code that draws in a context of its own.
    static func withoutImages(_ body: () -> Void) { $current.withValue(ImageContexts(), operation: body) }

    var innermost: DrawingContext? { images.last?.context }

    /// The innermost image as it is drawn by now.
    var image: UIImage? {
        images.last.map { UIImage(DrawnImage(size: $0.size, commands: $0.context.commands)) }
    }

    func begin(_ size: CGSize) {
        if images.count < Self.limit { images.append((size, DrawingContext())) }
    }

    func end() { _ = images.popLast() }
}

/// Begins an image that the following functions draw, of a size in points; without effect in compiled code.
public func UIGraphicsBeginImageContext(_ size: CGSize) { ImageContexts.current?.begin(size) }

/// Begins an image with pixels of a scale, which has no effect on an image of vectors.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsBeginImageContext(size)
}

/// Returns the image that was begun last.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ImageContexts.current?.image }

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { ImageContexts.current?.end() }

/// Returns the context of the image, or of the view, that is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContext.active.map(CGContext.init) }

/// Fills a rectangle with the color that was set last.
public func UIRectFill(_ rect: CGRect) { DrawingContext.active?.fill(Path(rect)) }
