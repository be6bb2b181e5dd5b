import StyleSyntax
import SwiftSyntax

/// Translates declarations, their attributes and modifiers.
struct DeclarationTranslator: Translator {
    let builder: ProgramBuilder

    func members(_ list: MemberBlockItemListSyntax) -> [StatementID] {
        list.map { statement($0.decl) }
    }

    func statement(_ node: DeclSyntax) -> StatementID {
        if let node = node.as(IfConfigDeclSyntax.self) {
            return statements.conditional(node)
        }
        let kind = kind(node)
        var attributes: [Attribute] = []
        var modifiers: [Declaration.Modifier] = []
        // A cast of the node to a protocol would look for its conformance among all of the program.
        for child in node.children(viewMode: .sourceAccurate) {
            if let list = child.as(AttributeListSyntax.self) {
                attributes = self.attributes(list)
            } else if let list = child.as(DeclModifierListSyntax.self) {
                modifiers = self.modifiers(list)
            }
        }
        let declaration = Declaration(
            kind,
            attributes: attributes,
            modifiers: modifiers,
            range: range(node)
        )
        let id = builder.writer.add(declaration)
        return builder.writer.add(.declaration(id), at: declaration.range)
    }

    private func kind(_ node: DeclSyntax) -> Declaration.Kind {
        switch node.as(DeclSyntaxEnum.self) {
        case .structDecl(let node):
            return declaration(.struct, of: node, name: node.name, parameters: node.genericParameterClause)
        case .classDecl(let node):
            return declaration(.class, of: node, name: node.name, parameters: node.genericParameterClause)
        case .enumDecl(let node):
            return declaration(.enum, of: node, name: node.name, parameters: node.genericParameterClause)
        case .actorDecl(let node):
            return declaration(.actor, of: node, name: node.name, parameters: node.genericParameterClause)
        case .protocolDecl(let node):
            return declaration(.protocol, of: node, name: node.name, parameters: nil)
        case .extensionDecl(let node):
            return .extension(
                ExtensionDeclaration(
                    type: types.type(node.extendedType),
                    inherited: inherited(node.inheritanceClause),
                    requirements: types.requirements(node.genericWhereClause),
                    members: members(node.memberBlock.members)
                )
            )
        case .variableDecl(let node):
            return variable(node)
        case .functionDecl(let node):
            return .function(
                FunctionDeclaration(
                    name: name(node.name),
                    signature: signature(
                        node.signature,
                        parameters: node.genericParameterClause,
                        where: node.genericWhereClause
                    ),
                    body: node.body.map { statements.statements($0.statements) }
                )
            )
        case .initializerDecl(let node):
            return .initializer(
                InitializerDeclaration(
                    isFailable: node.optionalMark != nil,
                    signature: signature(
                        node.signature,
                        parameters: node.genericParameterClause,
                        where: node.genericWhereClause
                    ),
                    body: node.body.map { statements.statements($0.statements) }
                )
            )
        case .deinitializerDecl(let node):
            return .deinitializer(body: node.body.map { statements.statements($0.statements) } ?? [])
        case .subscriptDecl(let node):
            return declaration(node)
        case .enumCaseDecl(let node):
            return .enumCases(node.elements.map { enumCase($0) })
        case .typeAliasDecl(let node):
            return .typeAlias(
                name(node.name),
                generics: types.generics(node.genericParameterClause, where: node.genericWhereClause),
                type: types.type(node.initializer.value)
            )
        case .associatedTypeDecl(let node):
            return .associatedType(
                name(node.name),
                inherited: inherited(node.inheritanceClause),
                default: node.initializer.map { types.type($0.value) }
            )
        case .importDecl(let node):
            return .import(path: node.path.map { name($0.name) })
        case .macroExpansionDecl(let node):
            return .macro(
                name(node.macroName),
                arguments: expressions.arguments(node.arguments),
                trailingClosures: expressions.trailingClosures(
                    node.trailingClosure,
                    and: node.additionalTrailingClosures
                )
            )
        case .operatorDecl(let node):
            // Its precedence is applied already.
            return .operator(name(node.name))
        case .precedenceGroupDecl(let node):
            return .precedenceGroup(name(node.name))
        case .macroDecl:
            return .unsupported("'macro'")
        case .poundSourceLocation:
            return .unsupported("'#sourceLocation'")
        case .editorPlaceholderDecl:
            return .unsupported("an editor placeholder")
        case .missingDecl:
            return .unsupported("a missing declaration")
        default:
            return .unsupported("this declaration")
        }
    }

    private func declaration(
        _ keyword: TypeDeclaration.Keyword,
        of node: some DeclGroupSyntax,
        name: TokenSyntax,
        parameters: GenericParameterClauseSyntax?
    ) -> Declaration.Kind {
        .type(
            TypeDeclaration(
                keyword: keyword,
                name: self.name(name),
                generics: types.generics(parameters, where: node.genericWhereClause),
                inherited: inherited(node.inheritanceClause),
                members: members(node.memberBlock.members)
            )
        )
    }

    /// The types that a declaration inherits from or conforms to; a composition stands for each of its types.
    private func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeID] {
        clause?.inheritedTypes.flatMap { inherited in
            inherited.type.as(CompositionTypeSyntax.self)?.elements.map { types.type($0.type) }
                ?? [types.type(inherited.type)]
        } ?? []
    }

    // MARK: Variables

    private func variable(_ node: VariableDeclSyntax) -> Declaration.Kind {
        let bindings = node.bindings.map { item in
            VariableDeclaration.Binding(
                pattern: patterns.pattern(item.pattern, binding: patterns.binding(node.bindingSpecifier)),
                type: item.typeAnnotation.map { types.type($0.type) },
                value: item.initializer.map { expressions.expression($0.value) },
                accessors: item.accessorBlock.map { accessors($0) }
            )
        }
        return .variable(
            VariableDeclaration(isConstant: node.bindingSpecifier.text == "let", bindings: bindings)
        )
    }

    private func accessors(_ block: AccessorBlockSyntax) -> [Accessor] {
        switch block.accessors {
        case .getter(let body):
            [
                Accessor(
                    keyword: Name("get", at: range(block).start),
                    attributes: [],
                    modifiers: [],
                    parameter: nil,
                    isAsync: false,
                    isThrowing: false,
                    body: statements.statements(body)
                )
            ]
        case .accessors(let list):
            list.map { accessor($0) }
        @unknown default:
            []
        }
    }

    private func accessor(_ node: AccessorDeclSyntax) -> Accessor {
        Accessor(
            keyword: name(node.accessorSpecifier),
            attributes: attributes(node.attributes),
            modifiers: node.modifier.map { [modifier($0)] } ?? [],
            parameter: node.parameters.map { name($0.name) },
            isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
            isThrowing: node.effectSpecifiers?.throwsClause != nil,
            body: node.body.map { statements.statements($0.statements) }
        )
    }

    // MARK: Functions

    private func signature(
        _ node: FunctionSignatureSyntax,
        parameters: GenericParameterClauseSyntax?,
        where requirements: GenericWhereClauseSyntax?
    ) -> FunctionSignature {
        FunctionSignature(
            generics: types.generics(parameters, where: requirements),
            parameters: node.parameterClause.parameters.map { parameter($0) },
            isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
            isThrowing: node.effectSpecifiers?.throwsClause != nil,
            result: node.returnClause.map { types.type($0.type) }
        )
    }

    private func declaration(_ node: SubscriptDeclSyntax) -> Declaration.Kind {
        .subscript(
            SubscriptDeclaration(
                signature: FunctionSignature(
                    generics: types.generics(node.genericParameterClause, where: node.genericWhereClause),
                    parameters: node.parameterClause.parameters.map { parameter($0, isSubscript: true) },
                    isAsync: false,
                    isThrowing: false,
                    result: types.type(node.returnClause.type)
                ),
                accessors: node.accessorBlock.map { accessors($0) } ?? []
            )
        )
    }

    /// Translates a parameter; one of a subscript has a label only if it is written in addition to the name.
    private func parameter(_ node: FunctionParameterSyntax, isSubscript: Bool = false) -> Parameter {
        Parameter(
            attributes: attributes(node.attributes),
            label: isSubscript && node.secondName == nil ? nil : label(node.firstName),
            name: label(node.secondName ?? node.firstName),
            type: types.type(node.type),
            isVariadic: node.ellipsis != nil,
            defaultValue: node.defaultValue.map { expressions.expression($0.value) }
        )
    }

    private func enumCase(_ node: EnumCaseElementSyntax) -> EnumCase {
        EnumCase(
            name: name(node.name),
            parameters: node.parameterClause?.parameters.map { parameter in
                Parameter(
                    attributes: [],
                    label: label(parameter.firstName),
                    name: label(parameter.secondName ?? parameter.firstName),
                    type: types.type(parameter.type),
                    isVariadic: false,
                    defaultValue: parameter.defaultValue.map { expressions.expression($0.value) }
                )
            },
            rawValue: node.rawValue.map { expressions.expression($0.value) }
        )
    }
}
