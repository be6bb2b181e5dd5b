package import Graphics
package import ViewEngine

/// A resolved button: all of its values, each with its dependencies.
package struct InspectedButton {
    /// The amount of facts that are known of it.
    package let detail: InspectionDetail
    /// The size of the layout frame, in points.
    package let size: InspectedValue
    /// The paddings of views, the outermost first.
    package let paddings: [Padding]
    /// The differences of the picture from what SwiftUI would draw.
    package let approximations: [Approximation]
    /// The controls of a view that is shown by itself, in the order of its tree.
    package let controls: [Control]
    /// The names of the symbols that placeholders are drawn for.
    package let placeholderNames: [String]
    /// The elements in the order of drawing; none where they are left out.
    package let elements: [InspectedElement]
    /// The layers in painting order, the lowest first.
    package let layers: [Layer]

    /// A control of a view that is shown by itself.
    package struct Control {
        package let control: TreeControl
        /// Whether it is drawn in another way while it is pressed; `nil` for one that is not there at rest, and
        /// where that is left out.
        package let hasPressedLook: Bool?
    }

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
    /// The parts of the request that change the value; empty if only the style determines it, `nil` if they are left out.
    package let dependencies: [Dependency]?
}
