import StyleRuntime
import StyleSyntax

extension ControlFlow {
    func declare(_ id: DeclarationID, in scope: Scope) -> any StatementOperation {
        let declaration = program[id]
        switch declaration.kind {
        case .variable(let variable):
            return LocalDeclarations(
                declarations: variable.typedBindings.map {
                    declare($0, of: variable, declaration: declaration, in: scope)
                }
            )
        case .function(let function):
            guard let body = function.body else { break }
            let info = checker.index.makeFunction(
                function.name.text,
                at: function.name.place,
                in: declaration,
                owner: scope.root.owner,
                selfType: nil,
                isStatic: true,
                signature: function.signature,
                body: body
            )
            return declare(info, in: scope)
        // Types are known in the whole file.
        case .type, .typeAlias, .import: break
        default: checker.report(.localDeclaration, at: declaration.place)
        }
        return Jump.none
    }

    /// A local function or computed variable.
    private func declare(_ info: FunctionInfo, in scope: Scope) -> any StatementOperation {
        info.outerScope = scope
        signatures.resolveSignature(info)
        scope.declareFunction(info)
        guard let slot = scope.find(info.name)?.local.slot else { return Jump.none }
        let inner = Scope(
            parent: scope,
            owner: scope.owner,
            selfType: scope.selfType,
            isStatic: scope.isStatic,
            generics: info.generics,
            context: checker.makeContext()
        )
        for (parameter, type) in zip(info.parameters, info.parameterTypes) {
            _ = inner.declare(
                parameter.name?.text ?? "_",
                as: type,
                isVariable: typeNames.isInout(parameter.type),
                isImplicitlyUnwrapped: signatures.isImplicitlyUnwrapped(parameter.type)
            )
        }
        info.isChecked = true
        let isBuilder = info.attributes.contains { program.typeName($0.type).hasSuffix("ViewBuilder") }
        let (body, _) = closureExpressions.functionBody(
            info.body,
            result: info.result ?? .void,
            isBuilder: isBuilder,
            resultBuilder: isBuilder ? nil : resultBuilders.resultBuilder(of: info.attributes, in: inner),
            in: inner
        )
        return LocalFunction(name: info.name, slot: slot, body: body)
    }

    private func declare(
        _ binding: VariableDeclaration.Binding,
        of variable: VariableDeclaration,
        declaration: Declaration,
        in scope: Scope
    ) -> any StatementOperation {
        if case .binding(let name, _) = program[binding.pattern].kind,
            let getter = binding.accessors?.first(where: { $0.keyword.text == "get" })
        {
            let info = checker.index.makeFunction(
                name.text,
                at: name.place,
                in: declaration,
                owner: scope.root.owner,
                selfType: nil,
                isStatic: true,
                signature: FunctionSignature(
                    generics: .none,
                    parameters: [],
                    isAsync: false,
                    isThrowing: false,
                    result: binding.type
                ),
                body: getter.body ?? [],
                isProperty: true
            )
            return declare(info, in: scope)
        }
        let declared = binding.type.map { typeNames.type($0, in: scope) }
        guard let value = binding.value else {
            guard case .binding(let name, _) = program[binding.pattern].kind, let declared else {
                checker.report(.noTypeAnnotation, at: program[binding.pattern].place)
                return Jump.none
            }
            let slot = scope.declare(
                name.text,
                as: declared,
                isVariable: true,
                isImplicitlyUnwrapped: signatures.isImplicitlyUnwrapped(binding.type)
            )
            let initial = declared.isOptional ? Constant.none : .absent
            return LocalDeclaration(name: name.text, slot: slot, value: initial)
        }
        let typed =
            declared.map { expressions.check(value, as: $0, in: scope) }
            ?? expressions.resolve(value, as: nil, in: scope)
        let isVariable = !variable.isConstant
        if case .binding(let name, _) = program[binding.pattern].kind {
            let slot = scope.declare(
                name.text,
                as: declared ?? typed.type,
                isVariable: isVariable,
                isImplicitlyUnwrapped: signatures.isImplicitlyUnwrapped(binding.type),
                external: typed.external
            )
            if program.projects(declaration.attributes) { scope.setProjected(name.text) }
            return LocalDeclaration(name: name.text, slot: slot, value: typed)
        }
        let bound = patterns.pattern(
            binding.pattern,
            as: declared ?? typed.type,
            in: scope,
            isVariable: isVariable
        )
        return PatternDeclaration(pattern: bound, value: typed)
    }
}

extension VariableDeclaration {
    /// The bindings, of which those without a type and a value have the type of the next one: `let a, b: Int`.
    var typedBindings: [Binding] {
        var type: TypeID?
        let reversed = bindings.reversed().map { binding in
            if binding.type != nil || binding.value != nil { type = binding.type }
            return Binding(
                pattern: binding.pattern,
                type: binding.value == nil ? type : binding.type,
                value: binding.value,
                accessors: binding.accessors
            )
        }
        return reversed.reversed()
    }
}

extension Scope {
    /// Declares a local function, which has a slot for its value.
    func declareFunction(_ info: FunctionInfo) {
        _ = declare(info.name, as: .unknown)
        setFunction(info)
    }
}
