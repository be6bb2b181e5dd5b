extension Declaration: CodedValue {
    static let coding = Coding(
        { Self($3, attributes: $1, modifiers: $2, range: $0) },
        fields: { ($0.range, $0.attributes, $0.modifiers, $0.kind) }
    )
}

extension Declaration.Modifier: CodedValue {
    static let coding = Coding(Self.init) { ($0.name, $0.detail) }
}

extension Declaration.Kind: CodedValue {
    static let coding = Coding<Self> {
        Case(Self.type) { if case .type(let declaration) = $0 { declaration } else { nil } }
        Case(Self.extension) { if case .extension(let declaration) = $0 { declaration } else { nil } }
        Case(Self.variable) { if case .variable(let declaration) = $0 { declaration } else { nil } }
        Case(Self.function) { if case .function(let declaration) = $0 { declaration } else { nil } }
        Case(Self.initializer) { if case .initializer(let declaration) = $0 { declaration } else { nil } }
        Case(Self.deinitializer) { if case .deinitializer(let body) = $0 { body } else { nil } }
        Case(Self.subscript) { if case .subscript(let declaration) = $0 { declaration } else { nil } }
        Case(Self.enumCases) { if case .enumCases(let cases) = $0 { cases } else { nil } }
        Case(Self.typeAlias) {
            guard case .typeAlias(let name, let generics, let type) = $0 else { return nil }
            return (name, generics, type)
        }
        Case(Self.associatedType) {
            guard case .associatedType(let name, let inherited, let type) = $0 else { return nil }
            return (name, inherited, type)
        }
        Case(Self.import) { if case .import(let path) = $0 { path } else { nil } }
        Case(Self.macro) {
            guard case .macro(let name, let arguments, let closures) = $0 else { return nil }
            return (name, arguments, closures)
        }
        Case(Self.operator) { if case .operator(let name) = $0 { name } else { nil } }
        Case(Self.precedenceGroup) { if case .precedenceGroup(let name) = $0 { name } else { nil } }
        Case(Self.unsupported) { if case .unsupported(let name) = $0 { name } else { nil } }
    }
}

extension TypeDeclaration: CodedValue {
    static let coding = Coding(Self.init) { ($0.keyword, $0.name, $0.generics, $0.inherited, $0.members) }
}

extension TypeDeclaration.Keyword: ProgramCodable {}

extension ExtensionDeclaration: CodedValue {
    static let coding = Coding(Self.init) { ($0.type, $0.inherited, $0.requirements, $0.members) }
}

extension VariableDeclaration: CodedValue {
    static let coding = Coding(Self.init) { ($0.isConstant, $0.bindings) }
}

extension VariableDeclaration.Binding: CodedValue {
    static let coding = Coding(Self.init) { ($0.pattern, $0.type, $0.value, $0.accessors) }
}

extension FunctionDeclaration: CodedValue {
    static let coding = Coding(Self.init) { ($0.name, $0.signature, $0.body) }
}

extension InitializerDeclaration: CodedValue {
    static let coding = Coding(Self.init) { ($0.isFailable, $0.signature, $0.body) }
}

extension SubscriptDeclaration: CodedValue {
    static let coding = Coding(Self.init) { ($0.signature, $0.accessors) }
}

extension Accessor: CodedValue {
    static let coding = Coding(Self.init) {
        ($0.keyword, $0.attributes, $0.modifiers, $0.parameter, $0.isAsync, $0.isThrowing, $0.body)
    }
}

extension EnumCase: CodedValue {
    static let coding = Coding(Self.init) { ($0.name, $0.parameters, $0.rawValue) }
}
