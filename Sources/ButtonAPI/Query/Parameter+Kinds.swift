import ButtonRendering
import UIKitEngine
import ViewEngine

extension Parameter {
    typealias Field<Value> = any WritableKeyPath<ButtonRequest, Value> & Sendable
    typealias Refusal = @Sendable (ReadingContext) -> String?

    /// Free text.
    static func text(
        _ name: String,
        _ field: Field<String>,
        maximumLength: Int,
        default defaultValue: String,
        refusal: @escaping Refusal = { _ in nil },
        _ summary: String
    ) -> Parameter {
        Parameter(
            name: name,
            summary: summary,
            kind: .text(maximumLength: maximumLength),
            standardValue: defaultValue,
            refusal: refusal
        ) { text, _, request throws(ValueFault) in
            // Counting bytes first spares counting characters in what is short anyway.
            guard text.utf8.count <= maximumLength || text.count <= maximumLength else {
                throw .tooLong(limit: maximumLength)
            }
            request[keyPath: field] = text
            return text
        }
    }

    /// One of several names, in any case; more than one may mean the same.
    static func choice<Value: Equatable & Sendable>(
        _ name: String,
        _ field: Field<Value>,
        _ choices: KeyValuePairs<String, Value>,
        default defaultValue: String? = nil,
        refusal: @escaping Refusal = { _ in nil },
        alias: String? = nil,
        _ summary: String
    ) -> Parameter {
        let names = choices.map(\.key)
        let values = choices.map(\.value)
        return Parameter(
            name: name,
            alias: alias,
            summary: summary,
            kind: .choice(names),
            standardValue: defaultValue ?? names[0],
            refusal: refusal
        ) { text, _, request throws(ValueFault) in
            let index = try names.index(ofName: text)
            request[keyPath: field] = values[index]
            // The first name of a value is its canonical spelling.
            return names[values.firstIndex(of: values[index]) ?? index]
        }
    }

    /// Yes or no.
    static func flag(
        _ name: String,
        _ field: Field<Bool>,
        default defaultValue: Bool,
        refusal: @escaping Refusal = { _ in nil },
        _ summary: String
    ) -> Parameter {
        choice(
            name,
            field,
            ["true": true, "false": false],
            default: defaultValue ? "true" : "false",
            refusal: refusal,
            summary
        )
    }

    /// A number in a range.
    static func number(
        _ name: String,
        _ field: Field<Double?>,
        _ range: ClosedRange<Double>,
        unit: String,
        default defaultValue: Double? = nil,
        refusal: @escaping Refusal = { _ in nil },
        _ summary: String
    ) -> Parameter {
        Parameter(
            name: name,
            summary: summary,
            kind: .number(range, unit: unit),
            standardValue: defaultValue?.shortDescription,
            refusal: refusal
        ) { text, _, request throws(ValueFault) in
            let number = try Double(text, in: range, unit: unit)
            request[keyPath: field] = number
            return number.shortDescription
        }
    }

    /// Room inside of the four edges: top, leading, bottom and trailing, in points.
    static func insets(
        _ name: String,
        _ field: Field<NSDirectionalEdgeInsets?>,
        _ range: ClosedRange<Double>,
        refusal: @escaping Refusal = { _ in nil },
        _ summary: String
    ) -> Parameter {
        Parameter(
            name: name,
            summary: summary,
            kind: .insets(range),
            standardValue: nil,
            refusal: refusal
        ) { text, _, request throws(ValueFault) in
            let words = text.split(separator: ",", omittingEmptySubsequences: false)
            guard words.count == 4 else { throw .notInsets }
            var lengths: [Double] = []
            for word in words { lengths.append(try Double(String(word), in: range, unit: "points")) }
            request[keyPath: field] = NSDirectionalEdgeInsets(
                top: lengths[0],
                leading: lengths[1],
                bottom: lengths[2],
                trailing: lengths[3]
            )
            return lengths.map(\.shortDescription).joined(separator: ",")
        }
    }

    /// A parameter that only one style has.
    static func own(_ parameter: StyleParameter) -> Parameter {
        let name = parameter.name
        switch parameter.kind {
        case .choice(let names, let usual):
            return Parameter(
                name: name,
                summary: parameter.summary,
                kind: .choice(names),
                standardValue: usual,
                refusal: { _ in nil }
            ) { text, _, request throws(ValueFault) in
                let choice = names[try names.index(ofName: text)]
                request.styleValues.set(name, to: choice)
                return choice
            }
        case .number(let range, let unit, let usual):
            return Parameter(
                name: name,
                summary: parameter.summary,
                kind: .number(range, unit: unit),
                standardValue: usual.shortDescription,
                refusal: { _ in nil }
            ) { text, _, request throws(ValueFault) in
                let number = try Double(text, in: range, unit: unit)
                request.styleValues.set(name, to: number)
                return number.shortDescription
            }
        }
    }

    /// A colour.
    static func color(
        _ name: String,
        _ field: Field<Color?>,
        refusal: @escaping Refusal = { _ in nil },
        _ summary: String
    ) -> Parameter {
        Parameter(
            name: name,
            summary: summary,
            kind: .color,
            standardValue: "none",
            refusal: refusal
        ) { text, _, request throws(ValueFault) in
            guard !text.isNone else { return text.lowercased() }
            let named = try NamedColor(text)
            request[keyPath: field] = named.color
            return named.name
        }
    }
}

extension Double {
    /// The number that a text means, if it is in a range.
    fileprivate init(_ text: String, in range: ClosedRange<Double>, unit: String) throws(ValueFault) {
        guard let number = Double(decimal: text) else { throw .notANumber }
        guard range.contains(number) else { throw .outOfRange(range, unit: unit) }
        self = number
    }
}

extension Array<String> {
    /// Where a name stands, whatever its case.
    func index(ofName name: String) throws(ValueFault) -> Int {
        if let index = firstIndex(of: name) { return index }
        let folded = name.lowercased()
        if let index = firstIndex(where: { $0.lowercased() == folded }) { return index }
        throw .unknownName(allowed: self, suggestion: nearest(to: name))
    }
}
