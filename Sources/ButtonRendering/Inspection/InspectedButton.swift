package import Graphics
package import ViewEngine

/// A resolved button: all of its values, each with its dependencies.
package struct InspectedButton {
    /// The size of the layout frame, in points.
    package let size: InspectedValue
    /// The paddings of views, the outermost first.
    package let paddings: [Padding]
    /// The differences of the picture from what SwiftUI would draw.
    package let approximations: [Approximation]
    /// The names of the symbols that placeholders are drawn for.
    package let placeholderNames: [String]
    /// The layers in painting order, the lowest first.
    package let layers: [Layer]

    /// The padding of one view around another.
    package struct Padding {
        package let id: DisplayItemID
        package let frame, insets: InspectedValue
    }

    /// A drawing, or an effect on the layers inside of it.
    package struct Layer {
        package enum Kind: String, Sendable {
            case fill, stroke, text, symbol
            case opacity, transform, shadow, blendMode, clip, compositingGroup, blur, gradient, mask
        }

        package let id: DisplayItemID
        package let kind: Kind
        package let values: [(name: String, value: InspectedValue)]
        package let layers: [Layer]
    }
}

/// A value and its dependencies.
package struct InspectedValue {
    package enum Content: Hashable, Sendable {
        case text(String)
        case number(Double)
        case color(ResolvedColor)
        case size(CGSize)
        case rect(CGRect)
        case insets(EdgeInsets)
        case font(FontDescriptor)
        case transform(CGAffineTransform)
    }

    package let content: Content
    /// The parts of the request that change the value; empty if only the style determines it.
    package let dependencies: [Dependency]
}
