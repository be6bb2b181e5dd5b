/// A format of `String(format:)`, as in Foundation: texts with conversions such as `%d`, `%05.2f` and `%@`.
package struct TextFormat {
    /// The largest width and precision of a conversion, so that a format cannot fill the memory.
    package static let limit = 100

    /// A value that a conversion writes.
    package enum Argument {
        case integer(Int)
        case number(Double)
        /// Any other value, by its description.
        case text(String)
    }

    /// An error in a format, or a value that does not suit its conversion.
    package struct Failure: Error {
        package let message: String
    }

    private let format: [Character]

    package init(_ format: String) {
        self.format = Array(format)
    }

    /// Returns the text with a value in place of each conversion.
    ///
    /// A conversion that has an error is passed to a function, which throws, or after which it is left out.
    package func text<Rejection: Error>(
        of values: [Argument],
        orElse reject: (Failure) throws(Rejection) -> Void
    ) throws(Rejection) -> String {
        var text = ""
        var position = 0
        var next = 0
        while position < format.count {
            let character = format[position]
            position += 1
            guard character == "%" else {
                text.append(character)
                continue
            }
            do throws(Failure) {
                text += try conversion(at: &position, of: values, next: &next)
            } catch {
                try reject(error)
            }
        }
        return text
    }

    private func conversion(
        at position: inout Int,
        of values: [Argument],
        next: inout Int
    ) throws(Failure) -> String {
        var conversion = try FormatConversion(reading: format, from: &position)
        if conversion.type == "%" { return "%" }
        if conversion.takesWidth { conversion.setWidth(try length(from: values, &next)) }
        if conversion.takesPrecision { conversion.setPrecision(try length(from: values, &next)) }
        if let number = conversion.position {
            return try conversion.text(of: try value(at: number - 1, of: values))
        }
        defer { next += 1 }
        return try conversion.text(of: try value(at: next, of: values))
    }

    /// A width or a precision that is a value.
    private func length(from values: [Argument], _ next: inout Int) throws(Failure) -> Int {
        defer { next += 1 }
        guard case .integer(let length) = try value(at: next, of: values) else {
            throw Failure(message: "the value for '*' of a format is not an integer")
        }
        return length
    }

    private func value(at position: Int, of values: [Argument]) throws(Failure) -> Argument {
        guard values.indices.contains(position) else {
            throw Failure(
                message: "the format '\(String(format))' has more conversions than there are values"
            )
        }
        return values[position]
    }
}

extension String {
    /// A string in a format of `printf`; Foundation's takes precedence where a file imports it.
    ///
    /// A conversion with an error is left out.
    @_disfavoredOverload
    public init(format: String, _ arguments: Any...) {
        self = TextFormat(format).text(of: arguments.map(TextFormat.Argument.init)) { _ in }
    }
}

extension TextFormat.Argument {
    /// Any value of compiled code.
    init(_ value: Any) {
        self =
            switch value {
            case let value as any BinaryInteger: .integer(Int(clamping: value))
            case let value as any BinaryFloatingPoint: .number(Double(value))
            default: .text("\(value)")
            }
    }
}
