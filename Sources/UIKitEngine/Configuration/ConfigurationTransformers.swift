import Graphics

/// A function from one color to another, applied when a button is drawn.
public struct UIConfigurationColorTransformer: Sendable {
    private let transform: @Sendable (UIColor) -> UIColor

    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

    /// Returns the gray of the same luma, by the weights of BT.709.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let color = color.resolve(in: traits)
            let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return UIColor(white: white, alpha: color.opacity)
        }
    }
}

/// A function from attributes of a title to others, applied when a button is drawn.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    private let transform: @Sendable (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer {
        transform(attributes)
    }
}
