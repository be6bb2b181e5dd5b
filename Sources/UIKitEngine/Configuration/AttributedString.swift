public import Graphics
public import ViewEngine

/// A string whose parts have attributes.
public struct AttributedString: Hashable, Sendable {
    /// A part with one set of attributes.
    struct Run: Hashable, Sendable {
        var text: String
        var attributes: AttributeContainer
    }

    /// The parts in their order; one at least.
    private(set) var runs: [Run]

    public init(_ text: String, attributes: AttributeContainer = AttributeContainer()) {
        runs = [Run(text: text, attributes: attributes)]
    }

    public init() { self.init("") }

    /// A string with the attributes of its first character.
    public init(_ string: NSAttributedString) {
        self = string.attributed
    }

    var text: String { runs.map(\.text).joined() }

    /// The attributes of the first part; all parts have those that are set.
    var attributes: AttributeContainer {
        get { runs[0].attributes }
        set { for index in runs.indices { runs[index].attributes = newValue } }
    }

    // MARK: Parts

    public mutating func append(_ other: AttributedString) {
        runs = (runs + other.runs).filter { !$0.text.isEmpty }
        if runs.isEmpty { self = AttributedString() }
    }

    public static func + (first: AttributedString, second: AttributedString) -> AttributedString {
        var sum = first
        sum.append(second)
        return sum
    }

    public static func += (string: inout AttributedString, other: AttributedString) { string.append(other) }

    // MARK: Attributes of all parts

    /// The value of the first part for an attribute, which is set for all of them.
    private subscript<Value>(attribute: WritableKeyPath<AttributeContainer, Value>) -> Value {
        get { runs[0].attributes[keyPath: attribute] }
        set { for index in runs.indices { runs[index].attributes[keyPath: attribute] = newValue } }
    }

    public var foregroundColor: UIColor? {
        get { self[\.foregroundColor] }
        set { self[\.foregroundColor] = newValue }
    }

    public var font: UIFont? {
        get { self[\.font] }
        set { self[\.font] = newValue }
    }

    /// The space after each character, in points.
    public var kern: CGFloat? {
        get { self[\.kern] }
        set { self[\.kern] = newValue }
    }

    public var underlineStyle: NSUnderlineStyle? {
        get { self[\.underlineStyle] }
        set { self[\.underlineStyle] = newValue }
    }

    public var strikethroughStyle: NSUnderlineStyle? {
        get { self[\.strikethroughStyle] }
        set { self[\.strikethroughStyle] = newValue }
    }

    /// The address that a text leads to; such a part has the tint unless it has a color.
    public var link: URL? {
        get { self[\.link] }
        set { self[\.link] = newValue }
    }

    package var swiftUIColor: Color? {
        get { self[\.swiftUIColor] }
        set { self[\.swiftUIColor] = newValue }
    }

    package var swiftUIFont: Font? {
        get { self[\.swiftUIFont] }
        set { self[\.swiftUIFont] = newValue }
    }

    /// Replaces attributes by those of a container where that has some.
    public mutating func mergeAttributes(_ attributes: AttributeContainer) {
        for index in runs.indices {
            runs[index].attributes = attributes.merged(over: runs[index].attributes)
        }
    }

    /// Replaces all attributes.
    public mutating func setAttributes(_ attributes: AttributeContainer) {
        self.attributes = attributes
    }
}

/// The attributes of a string; each is optional.
public struct AttributeContainer: Hashable, Sendable {
    public var foregroundColor: UIColor?
    public var font: UIFont?
    /// The space after each character, in points.
    public var kern: CGFloat?
    public var underlineStyle: NSUnderlineStyle?
    public var strikethroughStyle: NSUnderlineStyle?
    public var link: URL?
    /// A color and a font of SwiftUI, which are drawn before those of UIKit.
    package var swiftUIColor: Color?
    package var swiftUIFont: Font?

    public init() {}

    /// The attributes of a dictionary; those that no picture shows are left out.
    public init(_ attributes: [NSAttributedString.Key: Any]) {
        foregroundColor = attributes[.foregroundColor] as? UIColor
        font = attributes[.font] as? UIFont
        kern = (attributes[.kern] ?? attributes[.tracking]).flatMap(Self.length)
        underlineStyle = attributes[.underlineStyle].flatMap(Self.line)
        strikethroughStyle = attributes[.strikethroughStyle].flatMap(Self.line)
        link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    }

    private static func length(_ value: Any) -> CGFloat? {
        value as? CGFloat ?? (value as? Int).map { CGFloat($0) } ?? (value as? NSNumber)?.doubleValue
    }

    /// A style of lines, which a dictionary has as its raw value.
    private static func line(_ value: Any) -> NSUnderlineStyle? {
        value as? NSUnderlineStyle ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
            ?? (value as? CGFloat).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) }
    }

    /// Returns the attributes, with those of another container where one is missing.
    func merged(over other: AttributeContainer) -> AttributeContainer {
        var merged = self
        merged.foregroundColor = foregroundColor ?? other.foregroundColor
        merged.font = font ?? other.font
        merged.kern = kern ?? other.kern
        merged.underlineStyle = underlineStyle ?? other.underlineStyle
        merged.strikethroughStyle = strikethroughStyle ?? other.strikethroughStyle
        merged.link = link ?? other.link
        merged.swiftUIColor = swiftUIColor ?? other.swiftUIColor
        merged.swiftUIFont = swiftUIFont ?? other.swiftUIFont
        return merged
    }
}

/// The lines under or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
}

extension View {
    /// Draws the text with the attributes beside its font and its color.
    func attributed(_ attributes: AttributeContainer) -> some View {
        modified(with: attributes.kern) { $0.kerning($1) }
            .modified(if: attributes.underlineStyle?.isEmpty == false) { $0.underline() }
            .modified(if: attributes.strikethroughStyle?.isEmpty == false) { $0.strikethrough() }
    }
}
