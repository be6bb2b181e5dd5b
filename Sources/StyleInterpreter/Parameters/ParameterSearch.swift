import StyleRuntime
import StyleSyntax

/// The parameters of what can be drawn: those of initializers and functions, and stored properties.
struct ParameterSearch: CheckPart {
    let checker: Checker

    /// The initializer that makes a style, the one that needs least, and everything that a request can set.
    ///
    /// The states of a view can be set, too.
    func parameterSources(
        of info: TypeInfo,
        isView: Bool = false
    ) -> (initializer: Callable?, sources: [ParameterSource]) {
        let callables = records.initializers(of: .declared(info.number))
        // No object is read from an archive.
        let position = callables.indices.filter { callables[$0].parameters.first?.label != "coder" }.min {
            (callables[$0].requiredCount, callables[$0].parameters.count)
                < (callables[$1].requiredCount, callables[$1].parameters.count)
        }
        guard let position else { return (nil, []) }
        let callable = callables[position]
        var sources =
            info.initializers.indices.contains(position)
            ? initializerSources(
                of: info,
                function: info.initializers[position],
                callable: callable,
                isView: isView
            )
            : memberwiseSources(of: info, callable, isView: isView)
        sources += propertySources(of: info, besides: Set(sources.map(\.name)), withStates: isView)
        return (callable, sources)
    }

    /// The stored properties that the initializer does not set.
    func propertySources(
        of info: TypeInfo,
        besides names: Set<String>,
        withStates: Bool = false
    ) -> [ParameterSource] {
        info.fields.compactMap { field in
            let isSettable = field.wrapper == nil || withStates && field.wrapper == .state
            guard !names.contains(field.name), isSettable, field.value != nil, !field.isLazy,
                !field.isStateObject
            else { return nil }
            return source(
                name: field.name,
                role: .property,
                type: signatures.fieldType(field, of: info),
                place: field.place,
                isRequired: false,
                target: .field(index: field.index, wrapper: field.wrapper, place: field.place),
                value: fieldValue(field, of: info)
            )
        }
    }

    private func memberwiseSources(
        of info: TypeInfo,
        _ callable: Callable,
        isView: Bool
    ) -> [ParameterSource] {
        zip(records.memberwiseFields(of: info), callable.parameters).enumerated().map { position, item in
            let (field, parameter) = item
            return source(
                name: field.name,
                role: .argument(label: field.name),
                type: parameter.type,
                place: field.place,
                isRequired: !parameter.hasDefault,
                target: .argument,
                value: parameter.hasDefault
                    ? fieldValue(field, of: info)
                    : calledValue(of: position, callable: callable, owner: info),
                isLogged: isView
            )
        }
    }

    func initializerSources(
        of info: TypeInfo,
        function: FunctionInfo,
        callable: Callable,
        isView: Bool = false
    ) -> [ParameterSource] {
        let scope = Scope(
            owner: info,
            selfType: .declared(info.number),
            isStatic: true,
            generics: function.generics,
            context: checker.makeContext()
        )
        return argumentSources(of: function, callable: callable, in: scope, isLogged: isView) { position in
            self.calledValue(of: position, callable: callable, owner: info)
        }
    }

    /// Everything that a request can set of a function that makes something.
    func functionSources(of function: FunctionInfo, _ callable: Callable) -> [ParameterSource] {
        let scope = Scope(
            owner: function.owner,
            selfType: function.selfType,
            isStatic: true,
            generics: function.generics,
            context: checker.makeContext()
        )
        return argumentSources(of: function, callable: callable, in: scope, isLogged: true) { position in
            self.calledValue(of: position, callable, named: function.name)
        }
    }

    /// A source for each parameter of a function; `called` is the argument of a call in the program.
    private func argumentSources(
        of function: FunctionInfo,
        callable: Callable,
        in scope: Scope,
        isLogged: Bool,
        called: (Int) -> Typed?
    ) -> [ParameterSource] {
        var names: Set<String> = []
        return zip(function.parameters, callable.parameters).enumerated().map { position, item in
            let (parameter, type) = (item.0, item.1.type)
            var name = parameter.label?.text ?? parameter.name?.text ?? "argument"
            if !names.insert(name).inserted {
                name += "\(position + 1)"
                names.insert(name)
            }
            return source(
                name: name,
                role: .argument(label: parameter.label?.text),
                type: type,
                place: parameter.name?.place ?? function.place,
                isRequired: !item.1.hasDefault,
                target: .argument,
                value: parameter.defaultValue.map { value in
                    checker.attempt { expressions.check(value, as: type, in: scope) }.value
                } ?? called(position),
                isLogged: isLogged
            )
        }
    }

    private func source(
        name: String,
        role: SourceParameter.Role,
        type: StyleType,
        place: SourcePlace,
        isRequired: Bool,
        target: ParameterSource.Target,
        value: Typed?,
        isLogged: Bool = false
    ) -> ParameterSource {
        var operation = value?.operation ?? samples.sample(of: type, named: name)
        // The actions of a view are logged by their names.
        if isLogged, type.isAction, isRequired || !type.isOptional {
            operation = LoggedAction(name: name, function: value?.operation)
        }
        return ParameterSource(
            name: name,
            role: role,
            typeName: checker.name(of: type),
            place: place,
            isRequired: isRequired,
            isSample: value == nil,
            type: ParameterType(type, checkedBy: checker),
            target: target,
            value: operation
        )
    }

    /// The initial value of a stored property; an optional variable without one is nil.
    private func fieldValue(_ field: FieldInfo, of info: TypeInfo) -> Typed? {
        guard let value = field.value else {
            return Typed(signatures.fieldType(field, of: info), Constant.none)
        }
        let scope = Scope(
            owner: info,
            selfType: .declared(info.number),
            isStatic: true,
            generics: [:],
            context: records.fieldContext(of: info)
        )
        let type = signatures.fieldType(field, of: info)
        return checker.attempt {
            replacements.checkInitialValue(value, as: type, of: field.name, at: field.place, in: scope)
        }
        .value
    }

    /// The argument for a parameter in a call of the initializer, such as that of a preview, if it needs nothing local.
    private func calledValue(of position: Int, callable: Callable, owner info: TypeInfo) -> Typed? {
        calledValue(of: position, callable, named: info.name)
            ?? valueOfConstant(of: position, callable: callable, owner: info)
    }

    private func calledValue(of position: Int, _ callable: Callable, named name: String) -> Typed? {
        let type = callable.parameters[position].type
        let scope = Scope(
            owner: nil,
            selfType: nil,
            isStatic: true,
            generics: [:],
            context: checker.makeContext()
        )
        for call in checker.makingCalls[name] ?? [] {
            guard
                let value = argumentMatching.match(callable, with: call.arguments, closures: call.closures)?
                    .expressions[
                        position
                    ].first
            else { continue }
            var variables: [Int: StyleType] = [:]
            let result = checker.attempt {
                type.isAction
                    ? argumentMatching.action(value, as: type, binding: &variables, in: scope)
                    : expressions.check(value, as: type, in: scope)
            }
            if result.diagnostics.isEmpty, result.standIns.isEmpty { return result.value }
        }
        return nil
    }

    /// The argument in a static property that makes the type, such as `static var outlined: Self { .init(width: 2) }`.
    private func valueOfConstant(of position: Int, callable: Callable, owner info: TypeInfo) -> Typed? {
        for (function, call) in checker.makingConstants[info.number] ?? [] {
            guard
                let value = argumentMatching.match(callable, with: call.arguments, closures: call.closures)?
                    .expressions[
                        position
                    ].first
            else { continue }
            let scope = Scope(
                owner: function.owner,
                selfType: function.selfType,
                isStatic: true,
                generics: function.generics,
                context: checker.makeContext()
            )
            let type = callable.parameters[position].type
            let result = checker.attempt { expressions.check(value, as: type, in: scope) }
            if result.diagnostics.isEmpty, result.standIns.isEmpty { return result.value }
        }
        return nil
    }

    /// The calls of a program by the name of what they may make, in its order.
    func callsByName() -> [String: [MakingCall]] {
        var calls: [String: [MakingCall]] = [:]
        for expression in program.allExpressions {
            guard case .call(let callee, let arguments, let closures) = expression.kind,
                let name = calledType(callee)
            else { continue }
            calls[name, default: []].append(MakingCall(arguments: arguments, closures: closures))
        }
        return calls
    }

    /// The static properties whose getter calls an initializer of `Self`, by the number of their type.
    func constantsByType() -> [Int: [(FunctionInfo, MakingCall)]] {
        var constants: [Int: [(FunctionInfo, MakingCall)]] = [:]
        for function in checker.index.allFunctions
        where function.isProperty && function.isStatic && function.generic == nil && function.body.count == 1
        {
            signatures.resolveSignature(function)
            guard let number = function.result?.declaredNumber,
                let expression = singleExpression(function.body[0]),
                case .call(let callee, let arguments, let closures) = program[expression].kind,
                isOwnInitializer(callee)
            else { continue }
            constants[number, default: []].append(
                (function, MakingCall(arguments: arguments, closures: closures))
            )
        }
        return constants
    }

    /// The expression of a statement that is one, or returns one.
    func singleExpression(_ id: StatementID) -> ExpressionID? {
        switch program[id].kind {
        case .expression(let expression): expression
        case .return(let expression): expression
        default: nil
        }
    }

    /// Whether a callee is `Self`, `.init` or `Self.init`.
    private func isOwnInitializer(_ callee: ExpressionID) -> Bool {
        switch program[callee].kind {
        case .identifier(let name, _): name.text == "Self"
        case .implicitMember(let name, _): name.text == "init"
        case .member(let base, let name, _): name.text == "init" && isOwnInitializer(base)
        case .specialization(let base, _): isOwnInitializer(base)
        default: false
        }
    }

    private func calledType(_ callee: ExpressionID) -> String? {
        switch program[callee].kind {
        case .member(let type, let name, _) where name.text == "init": calledType(type)
        case .identifier(let name, _), .member(_, let name, _): name.text
        case .specialization(let inner, _): calledType(inner)
        default: nil
        }
    }
}

/// A call that may make a value of a type of the source.
struct MakingCall {
    let arguments: [Argument]
    let closures: [Argument]
}

extension Callable {
    /// The number of parameters without a default.
    var requiredCount: Int { parameters.count { !$0.hasDefault } }
}
