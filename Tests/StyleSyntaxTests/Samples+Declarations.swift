import StyleSyntax

extension Samples {
    /// The kind of declaration that follows another; the first one follows nil, and nil the last one.
    mutating func declaration(after kind: Declaration.Kind?) -> Declaration.Kind? {
        switch kind {
        case nil: .type(typeDeclaration())
        case .type?: .extension(extensionDeclaration())
        case .extension?: .variable(VariableDeclaration(isConstant: true, bindings: [binding()]))
        case .variable?:
            .function(FunctionDeclaration(name: name(), signature: signature(), body: [statement()]))
        case .function?:
            .initializer(InitializerDeclaration(isFailable: true, signature: signature(), body: nil))
        case .initializer?: .deinitializer(body: [statement()])
        case .deinitializer?:
            .subscript(SubscriptDeclaration(signature: signature(), accessors: [accessor()]))
        case .subscript?:
            .enumCases([EnumCase(name: name(), parameters: [parameter()], rawValue: expression())])
        case .enumCases?: .typeAlias(name(), generics: generics(), type: type())
        case .typeAlias?: .associatedType(name(), inherited: [type()], default: type())
        case .associatedType?: .import(path: [name(), name()])
        case .import?: .macro(name(), arguments: arguments(), trailingClosures: arguments())
        case .macro?: .operator(name())
        case .operator?: .precedenceGroup(name())
        case .precedenceGroup?: .unsupported(text())
        case .unsupported?: nil
        }
    }

    /// An attribute with each kind of content.
    mutating func attributes() -> [Attribute] {
        var attributes: [Attribute] = []
        while let next = content(after: attributes.last?.content) {
            attributes.append(Attribute(type: type(), content: next, range: range()))
        }
        return attributes
    }

    private mutating func content(after content: Attribute.Content?) -> Attribute.Content? {
        switch content {
        case nil: Attribute.Content.none
        case .none?: .arguments(arguments())
        case .arguments?: .availability(availability())
        case .availability?: .other(text())
        case .other?: nil
        }
    }

    private mutating func typeDeclaration() -> TypeDeclaration {
        TypeDeclaration(
            keyword: .actor,
            name: name(),
            generics: generics(),
            inherited: [type()],
            members: [statement()]
        )
    }

    private mutating func extensionDeclaration() -> ExtensionDeclaration {
        ExtensionDeclaration(
            type: type(),
            inherited: [type()],
            requirements: generics().requirements,
            members: [statement()]
        )
    }

    private mutating func generics() -> GenericClause {
        GenericClause(
            parameters: [GenericClause.Parameter(name: name(), inherited: type(), isPack: true)],
            requirements: [GenericClause.Requirement(left: type(), relation: .equals, right: type())]
        )
    }

    private mutating func binding() -> VariableDeclaration.Binding {
        VariableDeclaration.Binding(
            pattern: pattern(),
            type: type(),
            value: expression(),
            accessors: [accessor()]
        )
    }

    private mutating func accessor() -> Accessor {
        Accessor(
            keyword: name(),
            attributes: [attribute()],
            modifiers: [modifier()],
            parameter: name(),
            isAsync: true,
            isThrowing: false,
            body: [statement()]
        )
    }

    private mutating func signature() -> FunctionSignature {
        FunctionSignature(
            generics: generics(),
            parameters: [parameter()],
            isAsync: true,
            isThrowing: false,
            result: type()
        )
    }

    private mutating func parameter() -> Parameter {
        Parameter(
            attributes: [attribute()],
            label: name(),
            name: name(),
            type: type(),
            isVariadic: true,
            defaultValue: expression()
        )
    }
}
