package import ViewEngine

/// A parameter that only one style has.
package struct StyleParameter: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// One of several names.
        case choice([String], default: String)
        /// `unit` is empty if it is not known.
        case number(ClosedRange<Double>, unit: String, default: Double)
        case boolean(default: Bool)
        case integer(ClosedRange<Int>, default: Int)
        case text(default: String)
        case color(default: Color)
    }

    package let name: String
    /// One sentence.
    package let summary: String
    package let kind: Kind
    /// Whether it is an argument of the initializer of the style's type.
    package let isArgument: Bool
    /// The label of the argument; `nil` for none.
    package let label: String?
    /// Whether the style has the default of `kind` where no value is given; otherwise it has one that no query states.
    package let isDefaultExact: Bool
    /// Whether the default is a sample: the source states no value, and a picture needs one.
    package var isSample = false

    package init(
        name: String,
        summary: String,
        kind: Kind,
        isDefaultExact: Bool = true
    ) {
        self.init(
            name: name,
            summary: summary,
            kind: kind,
            isArgument: true,
            label: name,
            isDefaultExact: isDefaultExact
        )
    }

    package init(
        name: String,
        summary: String,
        kind: Kind,
        isArgument: Bool,
        label: String?,
        isDefaultExact: Bool
    ) {
        self.name = name
        self.summary = summary
        self.kind = kind
        self.isArgument = isArgument
        self.label = label
        self.isDefaultExact = isDefaultExact
    }
}

/// A parameter whose values are the cases of an enumeration.
package struct ChoiceParameter<Value: RawRepresentable & CaseIterable & Sendable>: Sendable
where Value.RawValue == String {
    package let description: StyleParameter
    let defaultValue: Value

    package init(_ name: String, default defaultValue: Value, summary: String) {
        description = StyleParameter(
            name: name,
            summary: summary,
            kind: .choice(Value.allCases.map(\.rawValue), default: defaultValue.rawValue)
        )
        self.defaultValue = defaultValue
    }
}

/// A parameter whose values are numbers in a range.
package struct NumberParameter: Sendable {
    package let description: StyleParameter
    let defaultValue: Double

    package init(
        _ name: String,
        in range: ClosedRange<Double>,
        unit: String,
        default defaultValue: Double,
        summary: String
    ) {
        description = StyleParameter(
            name: name,
            summary: summary,
            kind: .number(range, unit: unit, default: defaultValue)
        )
        self.defaultValue = defaultValue
    }
}
