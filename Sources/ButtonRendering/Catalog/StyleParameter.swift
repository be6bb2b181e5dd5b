/// A parameter that only one style has.
package struct StyleParameter: Sendable {
    package enum Kind: Sendable {
        /// One of several names.
        case choice([String], usual: String)
        case number(ClosedRange<Double>, unit: String, usual: Double)
    }

    package let name: String
    /// One sentence for people.
    package let summary: String
    package let kind: Kind

    static func choice<Value: RawRepresentable & CaseIterable>(
        _ name: String,
        _ type: Value.Type,
        usual: Value,
        _ summary: String
    ) -> StyleParameter where Value.RawValue == String {
        let names = Value.allCases.map(\.rawValue)
        return StyleParameter(name: name, summary: summary, kind: .choice(names, usual: usual.rawValue))
    }

    static func number(
        _ name: String,
        _ range: ClosedRange<Double>,
        unit: String,
        usual: Double,
        _ summary: String
    ) -> StyleParameter {
        StyleParameter(name: name, summary: summary, kind: .number(range, unit: unit, usual: usual))
    }
}

/// The values of a style's own parameters that were given.
package struct StyleValues: Hashable, Sendable {
    private enum Value: Hashable, Sendable {
        case name(String)
        case number(Double)
    }

    private var values: [String: Value] = [:]

    package init() {}

    package mutating func set(_ name: String, to choice: String) {
        values[name] = .name(choice)
    }

    package mutating func set(_ name: String, to number: Double) {
        values[name] = .number(number)
    }

    /// The choice of a name; `nil` where none was given.
    func choice<Value: RawRepresentable>(_ name: String) -> Value? where Value.RawValue == String {
        self.name(of: name).flatMap { Value(rawValue: $0) }
    }

    /// The spelling of the choice of a name; `nil` where none was given.
    func name(of choice: String) -> String? {
        guard case .name(let name) = values[choice] else { return nil }
        return name
    }

    /// The number of a name; `nil` where none was given.
    func number(_ name: String) -> Double? {
        guard case .number(let number) = values[name] else { return nil }
        return number
    }
}
