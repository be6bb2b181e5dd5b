public import Graphics
public import StyleEngine

/// A button with all that was resolved for it, and what each value comes from.
public struct InspectedButton {
    /// The size of the layout frame, in points.
    public let size: InspectedValue
    /// The room around views, the outermost first.
    public let paddings: [Padding]
    /// What is drawn, the lowest first.
    public let layers: [Layer]

    /// The room that one view keeps around another.
    public struct Padding {
        public let id: DisplayItemID
        public let frame, insets: InspectedValue
    }

    /// Something that is drawn, or that is done to all that is drawn inside it.
    public struct Layer {
        public enum Kind: String, Sendable {
            case fill, stroke, text, symbol
            case opacity, transform, shadow, blendMode, clip, compositingGroup
        }

        public let id: DisplayItemID
        public let kind: Kind
        public let values: [(name: String, value: InspectedValue)]
        public let layers: [Layer]
    }
}

/// A value, and what it would be another one without.
public struct InspectedValue {
    public enum Content: Hashable, Sendable {
        case text(String)
        case number(Double)
        case color(ResolvedColor)
        case size(CGSize)
        case rect(CGRect)
        case insets(EdgeInsets)
        case font(FontDescriptor)
        case transform(CGAffineTransform)
    }

    public let content: Content
    /// Empty if only the style decides.
    public let sources: [Influence]
}
