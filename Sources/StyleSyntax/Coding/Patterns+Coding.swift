extension Pattern: CodedValue {
    static let coding = Coding({ Self($1, range: $0) }, fields: { ($0.range, $0.kind) })
}

extension Pattern.Kind: CodedValue {
    static let coding = Coding<Self> {
        Case(.wildcard)
        Case(Self.binding) {
            guard case .binding(let name, let isVariable) = $0 else { return nil }
            return (name, isVariable)
        }
        Case(Self.tuple) { if case .tuple(let elements) = $0 { elements } else { nil } }
        Case(Self.enumCase) {
            guard case .enumCase(let callee, let elements) = $0 else { return nil }
            return (callee, elements)
        }
        Case(Self.optional) { if case .optional(let pattern) = $0 { pattern } else { nil } }
        Case(Self.typeTest) { if case .typeTest(let type) = $0 { type } else { nil } }
        Case(Self.cast) { if case .cast(let pattern, let type) = $0 { (pattern, type) } else { nil } }
        Case(Self.expression) { if case .expression(let expression) = $0 { expression } else { nil } }
        Case(Self.unsupported) { if case .unsupported(let name) = $0 { name } else { nil } }
    }
}

extension Pattern.Element: CodedValue {
    static let coding = Coding(Self.init) { ($0.label, $0.pattern) }
}
