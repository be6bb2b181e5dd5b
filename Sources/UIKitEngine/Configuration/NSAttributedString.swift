/// A string with attributes, under the name of Foundation; all of it has one set of them here.
open class NSAttributedString {
    /// The name of an attribute.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public static let font = Key("NSFont")
        public static let foregroundColor = Key("NSColor")
        public static let backgroundColor = Key("NSBackgroundColor")
        public static let kern = Key("NSKern")
        public static let tracking = Key("CTTracking")
        public static let underlineStyle = Key("NSUnderline")
        public static let underlineColor = Key("NSUnderlineColor")
        public static let strikethroughStyle = Key("NSStrikethrough")
        public static let strikethroughColor = Key("NSStrikethroughColor")
        public static let paragraphStyle = Key("NSParagraphStyle")
        public static let baselineOffset = Key("NSBaselineOffset")
        public static let link = Key("NSLink")
        public static let strokeColor = Key("NSStrokeColor")
        public static let strokeWidth = Key("NSStrokeWidth")
        public static let shadow = Key("NSShadow")
    }

    fileprivate(set) var attributed: AttributedString

    public init(string: String, attributes: [Key: Any]? = nil) {
        attributed = AttributedString(
            string,
            attributes: attributes.map { AttributeContainer($0) } ?? AttributeContainer()
        )
    }

    public init(attributedString: NSAttributedString) {
        attributed = attributedString.attributed
    }

    public init(_ string: AttributedString) {
        attributed = string
    }

    public var string: String { attributed.text }
    public var length: Int { attributed.text.utf16.count }

    fileprivate func add(_ attributes: [Key: Any]) {
        attributed.mergeAttributes(AttributeContainer(attributes))
    }

    fileprivate func join(_ string: NSAttributedString) {
        attributed.append(string.attributed)
    }
}

/// A string whose attributes can change, under the name of Foundation.
public final class NSMutableAttributedString: NSAttributedString {
    /// Adds an attribute to all of the string.
    public func addAttribute(_ name: Key, value: Any, range: NSRange) { add([name: value]) }

    /// Adds attributes to all of the string.
    public func addAttributes(_ attributes: [Key: Any], range: NSRange) { add(attributes) }

    /// Adds attributes to all of the string.
    package func merge(_ attributes: AttributeContainer) { attributed.mergeAttributes(attributes) }

    /// Appends another string with its attributes.
    public func append(_ string: NSAttributedString) { join(string) }
}

/// A range of a string under the name of Foundation, which attributes here do not observe.
public struct NSRange: Hashable, Sendable {
    public var location, length: Int

    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
}
