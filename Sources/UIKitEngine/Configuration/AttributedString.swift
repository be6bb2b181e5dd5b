/// A text with attributes; for a button, one set for all of it.
public struct AttributedString: Sendable {
    let text: String
    let attributes: AttributeContainer

    public init(_ text: String, attributes: AttributeContainer = AttributeContainer()) {
        self.text = text
        self.attributes = attributes
    }
}

/// The attributes of a text, each of which may be missing.
public struct AttributeContainer: Sendable {
    public var foregroundColor: UIColor?
    public var font: UIFont?

    public init() {}

    /// The attributes, and where one is missing that of another container.
    func merged(over other: AttributeContainer) -> AttributeContainer {
        var merged = self
        merged.foregroundColor = foregroundColor ?? other.foregroundColor
        merged.font = font ?? other.font
        return merged
    }
}
