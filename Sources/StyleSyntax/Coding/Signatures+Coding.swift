extension FunctionSignature: CodedValue {
    static let coding = Coding(Self.init) {
        ($0.generics, $0.parameters, $0.isAsync, $0.isThrowing, $0.result)
    }
}

extension Parameter: CodedValue {
    static let coding = Coding(Self.init) {
        ($0.attributes, $0.label, $0.name, $0.type, $0.isVariadic, $0.defaultValue)
    }
}

extension GenericClause: CodedValue {
    static let coding = Coding(Self.init) { ($0.parameters, $0.requirements) }
}

extension GenericClause.Parameter: CodedValue {
    static let coding = Coding(Self.init) { ($0.name, $0.inherited, $0.isPack) }
}

extension GenericClause.Requirement: CodedValue {
    static let coding = Coding(Self.init) { ($0.left, $0.relation, $0.right) }
}

extension GenericClause.Relation: ProgramCodable {}

extension Attribute: CodedValue {
    static let coding = Coding(Self.init) { ($0.type, $0.content, $0.range) }
}

extension Attribute.Content: CodedValue {
    static let coding = Coding<Self> {
        Case(.none)
        Case(Self.arguments) { if case .arguments(let arguments) = $0 { arguments } else { nil } }
        Case(Self.availability) { if case .availability(let availability) = $0 { availability } else { nil } }
        Case(Self.other) { if case .other(let text) = $0 { text } else { nil } }
    }
}
