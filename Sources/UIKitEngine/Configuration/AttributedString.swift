/// A string with one set of attributes for all of it, which is what a button needs.
public struct AttributedString: Sendable {
    let text: String
    let attributes: AttributeContainer

    public init(_ text: String, attributes: AttributeContainer = AttributeContainer()) {
        self.text = text
        self.attributes = attributes
    }
}

/// The attributes of a string; each is optional.
public struct AttributeContainer: Sendable {
    public var foregroundColor: UIColor?
    public var font: UIFont?

    public init() {}

    /// Returns the attributes, with those of another container where one is missing.
    func merged(over other: AttributeContainer) -> AttributeContainer {
        var merged = self
        merged.foregroundColor = foregroundColor ?? other.foregroundColor
        merged.font = font ?? other.font
        return merged
    }
}
