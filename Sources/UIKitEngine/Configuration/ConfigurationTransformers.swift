import Graphics

/// Makes one colour of another, without changing what it comes from.
public struct UIConfigurationColorTransformer: Sendable {
    private let transform: @Sendable (UIColor) -> UIColor

    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

    /// The gray that is as bright as the colour, by the weights of Rec709.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let color = color.resolve(in: traits)
            let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return UIColor(white: white, alpha: color.opacity)
        }
    }
}

/// Makes attributes of a text of others, without changing what they come from.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    private let transform: @Sendable (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer {
        transform(attributes)
    }
}
