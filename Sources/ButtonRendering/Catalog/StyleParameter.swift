/// A parameter that only one style has.
package struct StyleParameter: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// One of several names.
        case choice([String], default: String)
        case number(ClosedRange<Double>, unit: String, default: Double)
    }

    package let name: String
    /// One sentence.
    package let summary: String
    package let kind: Kind
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
