/// A part of a localized text: characters that are translated, or a value in its place between them.
package enum LocalizedPart<Value> {
    case literal(String)
    case value(Value)

    /// The characters that are translated; `nil` for a value.
    var literal: String? { if case .literal(let text) = self { text } else { nil } }
}

extension LocalizedPart: Equatable where Value: Equatable {}
