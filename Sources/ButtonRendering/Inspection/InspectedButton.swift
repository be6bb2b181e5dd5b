package import Graphics
package import ViewEngine

/// A button with all that was resolved for it, and what each value comes from.
package struct InspectedButton {
    /// The size of the layout frame, in points.
    package let size: InspectedValue
    /// The room around views, the outermost first.
    package let paddings: [Padding]
    /// What is drawn, the lowest first.
    package let layers: [Layer]

    /// The room that one view keeps around another.
    package struct Padding {
        package let id: DisplayItemID
        package let frame, insets: InspectedValue
    }

    /// Something that is drawn, or that is done to all that is drawn inside it.
    package struct Layer {
        package enum Kind: String, Sendable {
            case fill, stroke, text, symbol
            case opacity, transform, shadow, blendMode, clip, compositingGroup
        }

        package let id: DisplayItemID
        package let kind: Kind
        package let values: [(name: String, value: InspectedValue)]
        package let layers: [Layer]
    }
}

/// A value, and what it would be another one without.
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
    /// Empty if only the style decides.
    package let sources: [Influence]
}
