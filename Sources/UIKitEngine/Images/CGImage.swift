/// The picture of an image, under the name of Core Graphics.
public struct CGImage: Hashable, Sendable {
    let image: UIImage
}

extension UIImage {
    /// An image with the picture of another one.
    public init(cgImage: CGImage) {
        self = cgImage.image
    }

    public var cgImage: CGImage? { CGImage(image: self) }
}
