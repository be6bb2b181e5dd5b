extension TypeReference: CodedValue {
    static let coding = Coding({ Self($1, range: $0) }, fields: { ($0.range, $0.kind) })
}

extension TypeReference.Kind: CodedValue {
    static let coding = Coding<Self> {
        Case(Self.name) { if case .name(let name, let arguments) = $0 { (name, arguments) } else { nil } }
        Case(Self.member) {
            guard case .member(let base, let name, let arguments) = $0 else { return nil }
            return (base, name, arguments)
        }
        Case(Self.optional) { if case .optional(let type) = $0 { type } else { nil } }
        Case(Self.implicitlyUnwrapped) { if case .implicitlyUnwrapped(let type) = $0 { type } else { nil } }
        Case(Self.array) { if case .array(let element) = $0 { element } else { nil } }
        Case(Self.dictionary) { if case .dictionary(let key, let value) = $0 { (key, value) } else { nil } }
        Case(Self.tuple) { if case .tuple(let elements) = $0 { elements } else { nil } }
        Case(Self.function) { if case .function(let function) = $0 { function } else { nil } }
        Case(Self.some) { if case .some(let type) = $0 { type } else { nil } }
        Case(Self.any) { if case .any(let type) = $0 { type } else { nil } }
        Case(Self.composition) { if case .composition(let types) = $0 { types } else { nil } }
        Case(Self.attributed) {
            guard case .attributed(let specifiers, let attributes, let type) = $0 else { return nil }
            return (specifiers, attributes, type)
        }
        Case(Self.unsupported) { if case .unsupported(let name) = $0 { name } else { nil } }
    }
}

extension TypeReference.Element: CodedValue {
    static let coding = Coding(Self.init) { ($0.label, $0.type, $0.isVariadic) }
}

extension TypeReference.Function: CodedValue {
    static let coding = Coding(Self.init) { ($0.parameters, $0.isAsync, $0.isThrowing, $0.result) }
}
