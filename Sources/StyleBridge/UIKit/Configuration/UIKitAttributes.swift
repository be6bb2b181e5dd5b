import StyleRuntime
package import UIKitEngine
import ViewEngine

extension NSAttributedString.Key: EngineValue { static var engineType: EngineType { .nsAttributedStringKey } }
extension NSUnderlineStyle: EngineValue { static var engineType: EngineType { .nsUnderlineStyle } }
extension NSRange: EngineValue { static var engineType: EngineType { .nsRange } }

/// A string with attributes under the name of Foundation.
package struct AttributedStringReference: EngineValue {
    let string: NSAttributedString
    static var engineType: EngineType { .nsAttributedString }

    package init(_ string: NSAttributedString) { self.string = string }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let reference as AttributedStringReference): self = reference
        case .engine(let reference as MutableStringReference): string = reference.string
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }
}

/// A string whose attributes can change.
struct MutableStringReference: EngineValue {
    let string: NSMutableAttributedString
    static var engineType: EngineType { .nsMutableAttributedString }
}

/// The attributes of a string as a dictionary.
struct AttributeDictionary: Bridged, Sendable {
    let attributes: AttributeContainer

    static var bridgedType: StyleType {
        .dictionary(.engine(NSAttributedString.Key.engineType), .anything)
    }

    init(bridging value: Value) throws(Failure) {
        guard case .dictionary(let values) = value else { throw .mismatch(value, as: Self.bridgedType) }
        var attributes: [NSAttributedString.Key: Any] = [:]
        for (key, value) in values {
            switch value {
            case .engine(let object): attributes[try NSAttributedString.Key(bridging: key)] = object
            case .integer(let number): attributes[try NSAttributedString.Key(bridging: key)] = number
            case .number(let number): attributes[try NSAttributedString.Key(bridging: key)] = number
            default: break
            }
        }
        self.attributes = AttributeContainer(attributes)
    }

    init(_ attributes: AttributeContainer) { self.attributes = attributes }

    var bridged: Value { .dictionary([:]) }
}

// Strings with attributes.
extension Bridge {
    mutating func addAttributes() {
        initializer("_") { (dictionary: AttributeDictionary) in dictionary.attributes }
        // By hand, because their names are those of UIKit's in another scope.
        let container = AttributeContainer.typeName
        property(
            AttributeScope.swiftUI("foregroundColor"),
            of: container,
            at: \AttributeContainer.swiftUIColor
        )
        property(AttributeScope.swiftUI("font"), of: container, at: \AttributeContainer.swiftUIFont)

        function("+", labels: "_", "_") { (first: AttributedString, second: AttributedString) in
            first + second
        }
        initializer("_") { (string: AttributedStringReference) in AttributedString(string.string) }
        viewInitializer(.text, labels: "_") { (string: AttributedString) in Text(string) }
        // By hand, because their names are those of UIKit's in another scope.
        let string = AttributedString.typeName
        property(AttributeScope.swiftUI("foregroundColor"), of: string, at: \AttributedString.swiftUIColor)
        property(AttributeScope.swiftUI("font"), of: string, at: \AttributedString.swiftUIFont)
        addKeysOfAttributes()
        addFoundationStrings()
    }

    private mutating func addKeysOfAttributes() {
        typealias Key = NSAttributedString.Key
        initializer("rawValue") { (name: String) in Key(rawValue: name) }
        property("rawValue", of: Key.typeName) { (key: Key) in key.rawValue }
        property("rawValue", of: NSUnderlineStyle.typeName) { (style: NSUnderlineStyle) in style.rawValue }
    }

    private mutating func addFoundationStrings() {
        add(AttributedStringReference.self, "AnyObject")
        add(MutableStringReference.self, "NSAttributedString", "AnyObject")
        initializer("string", .orNil("attributes")) { (text: String, attributes: AttributeDictionary?) in
            AttributedStringReference(NSAttributedString(text, attributes: attributes))
        }
        initializer("attributedString") { (string: AttributedStringReference) in
            AttributedStringReference(NSAttributedString(attributedString: string.string))
        }
        initializer("_") { (string: AttributedString) in AttributedStringReference(NSAttributedString(string))
        }
        initializer("string", .orNil("attributes")) { (text: String, attributes: AttributeDictionary?) in
            MutableStringReference(string: NSMutableAttributedString(text, attributes: attributes))
        }
        initializer("attributedString") { (string: AttributedStringReference) in
            MutableStringReference(string: NSMutableAttributedString(attributedString: string.string))
        }
        let type = AttributedStringReference.typeName
        property("string", of: type) { (string: AttributedStringReference) in string.string.string }
        property("length", of: type) { (string: AttributedStringReference) in string.string.length }
        let mutable = MutableStringReference.typeName
        let addition = Entry(
            name: "addAttribute",
            parameters: [
                EntryParameter(label: nil, type: NSAttributedString.Key.bridgedType, defaultValue: nil),
                EntryParameter(label: "value", type: .anything, defaultValue: nil),
                EntryParameter(label: "range", type: NSRange.bridgedType, defaultValue: nil),
            ],
            result: .void,
            isProperty: false,
            hasReceiver: true,
            isMutating: false
        ) { values throws(Failure) in
            let attributes = try AttributeDictionary(bridging: .dictionary([values[1]: values[2]]))
            try MutableStringReference(bridging: values[0]).string.merge(attributes.attributes)
            return .void
        }
        add(member: addition, of: mutable)
        method("addAttributes", of: mutable, labels: "_", "range") {
            (string: MutableStringReference, attributes: AttributeDictionary, range: NSRange) in
            string.string.merge(attributes.attributes)
            return Nothing()
        }
        method("append", of: mutable, labels: "_") {
            (string: MutableStringReference, other: AttributedStringReference) in
            string.string.append(other.string)
            return Nothing()
        }
    }

    mutating func addAttributedTitles() {
        method("setAttributedTitle", of: "UIButton", labels: "_", "for") {
            (button: ButtonReference, title: AttributedStringReference?, state: UIControl.State) in
            button.button.setAttributedTitle(title?.string, for: state)
            return Nothing()
        }
        method("attributedTitle", of: "UIButton", labels: "for") {
            (button: ButtonReference, state: UIControl.State) in
            button.button.attributedTitle(for: state).map { AttributedStringReference($0) }
        }
        property("currentAttributedTitle", of: "UIButton") { (button: ButtonReference) in
            button.button.currentAttributedTitle.map { AttributedStringReference($0) }
        }
    }
}

extension NSAttributedString {
    /// A string with the attributes of a dictionary.
    fileprivate convenience init(_ text: String, attributes: AttributeDictionary?) {
        self.init(AttributedString(text, attributes: attributes?.attributes ?? AttributeContainer()))
    }
}
