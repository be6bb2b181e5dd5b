/// A value of a property list.
package enum PropertyListValue: Equatable, Sendable {
    case string(String)
    /// A number of an XML property list; those of the old syntax are strings.
    case number(Double)
    case boolean(Bool)
    /// The text of data, in hexadecimal or Base64: nothing of a project that is read needs its bytes.
    case data(String)
    case array([PropertyListValue])
    /// The values by their keys; of two with one key, the last one.
    case dictionary([String: PropertyListValue])

    /// The value of a key; `nil` if there is none, or if the value is not a dictionary.
    package subscript(key: String) -> PropertyListValue? {
        guard case .dictionary(let values) = self else { return nil }
        return values[key]
    }

    /// The text of a string.
    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The elements of an array.
    package var array: [PropertyListValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// The values of a dictionary.
    package var dictionary: [String: PropertyListValue]? {
        guard case .dictionary(let values) = self else { return nil }
        return values
    }
}
