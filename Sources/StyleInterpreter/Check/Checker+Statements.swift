import StyleSyntax

/// A condition: it sets local values and says whether it is true.
typealias ConditionCode = @Sendable (Frame) throws(Failure) -> Bool

extension Checker {
    func block(_ statements: [StatementID], _ scope: Scope) -> StatementCode {
        scope.open()
        defer { scope.close() }
        let codes = statements.map { statement($0, scope) }
        return { frame throws(Failure) in
            for code in codes {
                let flow = try code(frame)
                if case .next = flow { continue }
                return flow
            }
            return .next
        }
    }

    func statement(_ id: StatementID, _ scope: Scope) -> StatementCode {
        let statement = program[id]
        let place = statement.place
        switch statement.kind {
        case .expression(let expression):
            let typed = resolve(expression, nil, scope)
            if typed.type.isUnknown, let external = typed.external, !typed.isFailed {
                let text = StandIn(name: external.name, place: place, type: "Void", kind: .fixed)
                standIns.append(text)
            }
            let code = typed.code
            return { frame throws(Failure) in
                _ = try code(frame)
                return .next
            }
        case .declaration(let declaration): return declare(declaration, scope)
        case .if(let content):
            var branches: [(ConditionCode, StatementCode)] = []
            for branch in content.branches {
                scope.open()
                let condition = conditions(branch.conditions, scope)
                branches.append((condition, block(branch.body, scope)))
                scope.close()
            }
            let otherwise = content.otherwise.map { block($0, scope) }
            let cases = branches
            return { frame throws(Failure) in
                try frame.execution.step()
                for (condition, body) in cases where try condition(frame) { return try body(frame) }
                return try otherwise?(frame) ?? .next
            }
        case .guard(let conditionList, let otherwise):
            let leave = block(otherwise, scope)
            let condition = conditions(conditionList, scope)
            return { frame throws(Failure) in try condition(frame) ? .next : leave(frame) }
        case .switch(let content): return switchStatement(content, statement.place, scope)
        case .forIn(let loop): return forIn(loop, scope)
        case .while(let conditionList, let body):
            scope.open()
            defer { scope.close() }
            let condition = conditions(conditionList, scope)
            let code = block(body, scope)
            return { frame throws(Failure) in
                while try condition(frame) {
                    try frame.execution.step(at: place)
                    switch try code(frame) {
                    case .return(let value): return .return(value)
                    case .break: return .next
                    case .next, .continue, .fallthrough: continue
                    }
                }
                return .next
            }
        case .return(let value):
            guard let value else { return { _ in .return(.void) } }
            if let result = scope.result {
                let code = check(value, result, scope).code
                return { frame throws(Failure) in .return(try code(frame)) }
            }
            let typed = resolve(value, nil, scope)
            scope.result = typed.type
            let code = typed.code
            return { frame throws(Failure) in .return(try code(frame)) }
        case .break(let label):
            let name = label?.text
            return { _ in .break(name) }
        case .continue(let label):
            let name = label?.text
            return { _ in .continue(name) }
        case .fallthrough: return { _ in .fallthrough }
        case .do(let body, _): return block(body, scope)
        case .labeled(_, let inner): return self.statement(inner, scope)
        case .repeatWhile(let body, let condition):
            let code = block(body, scope)
            let test = check(condition, .bool, scope).code
            return { frame throws(Failure) in
                repeat {
                    try frame.execution.step(at: place)
                    switch try code(frame) {
                    case .return(let value): return .return(value)
                    case .break: return .next
                    case .next, .continue, .fallthrough: break
                    }
                } while try test(frame).isTrue
                return .next
            }
        case .throw, .defer, .conditional:
            report(statement.place, "this statement is not supported in a pasted style")
        case .unsupported(let what): report(statement.place, "\(what) is not supported in a pasted style")
        }
        return { _ in .next }
    }

    private func forIn(_ loop: Statement.ForIn, _ scope: Scope) -> StatementCode {
        let sequence = resolve(loop.sequence, nil, scope)
        let element: StyleType
        switch sequence.type {
        case .array(let type): element = type
        case .range: element = .int
        case .unknown: element = .unknown
        default:
            report(
                program[loop.sequence].place,
                "for-in loop requires '\(name(of: sequence.type))' to conform to 'Sequence'"
            )
            return { _ in .next }
        }
        scope.open()
        defer { scope.close() }
        let bind = pattern(loop.pattern, element, scope)
        let condition = loop.condition.map { check($0, .bool, scope).code }
        let body = block(loop.body, scope)
        let values = sequence.code
        return { frame throws(Failure) in
            let elements: [Value]
            switch try values(frame) {
            case .array(let array): elements = array
            case .range(let range):
                try frame.execution.checkCount(range.count)
                elements = range.map(Value.integer)
            default: elements = []
            }
            for element in elements {
                try frame.execution.step()
                guard try bind(frame, element) else { continue }
                if let condition, !(try condition(frame).isTrue) { continue }
                switch try body(frame) {
                case .return(let value): return .return(value)
                case .break: return .next
                case .next, .continue, .fallthrough: continue
                }
            }
            return .next
        }
    }

    // MARK: Declarations

    func declare(_ id: DeclarationID, _ scope: Scope) -> StatementCode {
        let declaration = program[id]
        switch declaration.kind {
        case .variable(let variable):
            let codes = variable.bindings.map { declare($0, variable, declaration, scope) }
            return { frame throws(Failure) in
                for code in codes { _ = try code(frame) }
                return .next
            }
        case .function(let function):
            guard let body = function.body else { break }
            let info = index.makeFunction(
                function.name.text,
                at: function.name.place,
                declaration,
                owner: scope.root.owner,
                selfType: nil,
                isStatic: true,
                signature: function.signature,
                body: body
            )
            return declare(info, scope)
        default: report(declaration.place, "this declaration is not supported inside of a function")
        }
        return { _ in .next }
    }

    /// A local function or computed variable.
    private func declare(_ info: FunctionInfo, _ scope: Scope) -> StatementCode {
        info.outerScope = scope
        resolveSignature(info)
        scope.declareFunction(info)
        guard let slot = scope.find(info.name)?.local.slot else { return { _ in .next } }
        let inner = Scope(
            parent: scope,
            owner: scope.owner,
            selfType: scope.selfType,
            isStatic: scope.isStatic,
            generics: info.generics,
            context: makeContext()
        )
        for (parameter, type) in zip(info.parameters, info.parameterTypes) {
            _ = inner.declare(parameter.name?.text ?? "_", type, isVariable: isInout(parameter.type))
        }
        info.isChecked = true
        let isBuilder = info.attributes.contains { index.typeName($0.type).hasSuffix("ViewBuilder") }
        let (body, _) = functionBody(info.body, result: info.result ?? .void, isBuilder: isBuilder, inner)
        return { frame throws(Failure) in
            frame[slot] = .function(
                .init(frame.execution) { values throws(Failure) in
                    let inner = Frame(frame.execution, parent: frame, values)
                    return try frame.execution.nested { () throws(Failure) in
                        try frame.execution.step()
                        return try body(inner)
                    }
                }
            )
            return .next
        }
    }

    private func declare(
        _ binding: VariableDeclaration.Binding,
        _ variable: VariableDeclaration,
        _ declaration: Declaration,
        _ scope: Scope
    ) -> StatementCode {
        if case .binding(let name, _) = program[binding.pattern].kind,
            let getter = binding.accessors?.first(where: { $0.keyword.text == "get" })
        {
            let info = index.makeFunction(
                name.text,
                at: name.place,
                declaration,
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
            return declare(info, scope)
        }
        let declared = binding.type.map { type($0, scope) }
        guard let value = binding.value else {
            guard case .binding(let name, _) = program[binding.pattern].kind, let declared else {
                report(program[binding.pattern].place, "type annotation missing in pattern")
                return { _ in .next }
            }
            let slot = scope.declare(name.text, declared, isVariable: true)
            let isOptional = declared.isOptional
            return { frame in
                frame[slot] = isOptional ? .none : .absent
                return .next
            }
        }
        let typed = declared.map { check(value, $0, scope) } ?? resolve(value, nil, scope)
        let code = typed.code
        let isVariable = !variable.isConstant
        if case .binding(let name, _) = program[binding.pattern].kind {
            let slot = scope.declare(
                name.text,
                declared ?? typed.type,
                isVariable: isVariable,
                external: typed.external
            )
            return { frame throws(Failure) in
                frame[slot] = try code(frame)
                return .next
            }
        }
        let bind = pattern(binding.pattern, declared ?? typed.type, scope, isVariable: isVariable)
        return { frame throws(Failure) in
            _ = try bind(frame, try code(frame))
            return .next
        }
    }

    // MARK: Conditions

    func conditions(_ list: [Condition], _ scope: Scope) -> ConditionCode {
        let codes = list.map { condition($0, scope) }
        return { frame throws(Failure) in
            for code in codes where !(try code(frame)) { return false }
            return true
        }
    }

    private func condition(_ condition: Condition, _ scope: Scope) -> ConditionCode {
        switch condition {
        case .expression(let id):
            let code = check(id, .bool, scope).code
            return { frame throws(Failure) in try code(frame).isTrue }
        case .availability(_, let isUnavailable, _): return { _ in !isUnavailable }
        case .pattern(let id, _, let value):
            let typed = resolve(value, nil, scope)
            let bind = pattern(id, typed.type, scope)
            let code = typed.code
            return { frame throws(Failure) in try bind(frame, try code(frame)) }
        case .optionalBinding(let isVariable, let id, _, let value):
            let typed: Typed
            if let value {
                typed = resolve(value, nil, scope)
            } else if case .binding(let name, _) = program[id].kind {
                typed = resolveIdentifier(name, nil, scope)
            } else {
                typed = .failed
            }
            if !typed.type.isOptional, !typed.type.isUnknown {
                report(
                    program[id].place,
                    "initializer for conditional binding must have Optional type, not '\(name(of: typed.type))'"
                )
            }
            let bind = pattern(id, typed.type.unwrapped, scope, isVariable: isVariable)
            let code = typed.code
            return { frame throws(Failure) in
                let value = try code(frame)
                if case .none = value { return false }
                return try bind(frame, value)
            }
        }
    }

    // MARK: Switch

    private func switchStatement(_ content: Statement.Switch, _ place: SourcePlace, _ scope: Scope)
        -> StatementCode
    {
        let subject = resolve(content.subject, nil, scope)
        var cases: [(@Sendable (Frame, Value) throws(Failure) -> Bool, StatementCode)] = []
        for item in content.cases {
            scope.open()
            let matches = caseCode(item, subject.type, scope)
            cases.append((matches, block(item.body, scope)))
            scope.close()
        }
        checkExhaustive(content, subject.type, place)
        let (code, list) = (subject.code, cases)
        return { frame throws(Failure) in
            try frame.execution.step()
            let value = try code(frame)
            var isFallingThrough = false
            for (matches, body) in list {
                if !isFallingThrough {
                    guard try matches(frame, value) else { continue }
                }
                switch try body(frame) {
                case .fallthrough: isFallingThrough = true
                case .break(nil): return .next
                case let flow: return flow
                }
            }
            return .next
        }
    }

    /// Whether a case of a `switch` matches a value.
    func caseCode(
        _ item: SwitchCase,
        _ type: StyleType,
        _ scope: Scope
    ) -> @Sendable (Frame, Value) throws(Failure) -> Bool {
        guard let items = item.items else { return { _, _ in true } }
        let codes = items.map { item in
            let matches = pattern(item.pattern, type, scope)
            let condition = item.condition.map { check($0, .bool, scope).code }
            return (matches, condition)
        }
        return { frame, value throws(Failure) in
            for (matches, condition) in codes where try matches(frame, value) {
                if let condition, !(try condition(frame).isTrue) { continue }
                return true
            }
            return false
        }
    }

    /// Reports cases that a `switch` over an enumeration leaves out.
    func checkExhaustive(_ content: Statement.Switch, _ type: StyleType, _ place: SourcePlace) {
        var expected: Set<String>
        switch type.unwrapped {
        case .declared(let number) where index.types[number].isEnumeration:
            expected = Set(index.types[number].cases.map(\.name))
        case .engine("Bool"): expected = ["true", "false"]
        case .engine(let name):
            guard let cases = bridge.cases[name] else {
                expected = ["default"]
                break
            }
            expected = cases
        case .unknown, .tuple: return
        default: expected = ["default"]
        }
        if type.isOptional { expected.insert("nil") }
        for item in content.cases {
            guard let items = item.items else { return }
            for item in items where item.condition == nil {
                switch program[item.pattern].kind {
                case .wildcard, .binding: return
                case .optional(let inner):
                    if case .binding = program[inner].kind { expected.formIntersection(["nil"]) }
                    if case .wildcard = program[inner].kind { expected.formIntersection(["nil"]) }
                    if let name = caseName(inner) { expected.remove(name) }
                default: if let name = caseName(item.pattern) { expected.remove(name) }
                }
            }
        }
        if type.isOptional, expected.contains("none") == false,
            content.cases.contains(where: { ($0.items ?? []).contains { caseName($0.pattern) == "none" } })
        {
            expected.remove("nil")
        }
        guard !expected.isEmpty else { return }
        let missing = expected.filter { $0 != "default" }.sorted().map {
            $0 == "nil" || $0 == "true" || $0 == "false" ? "'\($0)'" : "'.\($0)'"
        }
        report(
            place,
            "switch must be exhaustive",
            remedy: missing.isEmpty
                ? "add a default clause" : "add missing cases: \(missing.joined(separator: ", "))"
        )
    }

    private func caseName(_ id: PatternID) -> String? {
        switch program[id].kind {
        case .expression(let expression): return memberName(expression)
        case .enumCase(let callee, _): return memberName(callee)
        default: return nil
        }
    }

    private func memberName(_ id: ExpressionID) -> String? {
        switch program[id].kind {
        case .implicitMember(let name, _), .member(_, let name, _): name.text
        case .boolean(let value): value ? "true" : "false"
        case .nil: "nil"
        default: nil
        }
    }

    // MARK: Statements as values

    func resolveStatement(_ id: StatementID, _ expected: StyleType?, _ scope: Scope) -> Typed {
        switch program[id].kind {
        case .if(let content):
            guard let otherwise = content.otherwise else {
                return fail(
                    program[id].place,
                    "'if' must have an unconditional 'else' to be used as expression"
                )
            }
            let bodies = content.branches.map(\.body) + [otherwise]
            let type = branchType(of: bodies.compactMap(valueExpression), expected, scope)
            var branches: [(ConditionCode, Code)] = []
            var result = type
            for branch in content.branches {
                scope.open()
                let condition = conditions(branch.conditions, scope)
                let value = branchValue(branch.body, type, scope)
                result = result ?? value.type
                branches.append((condition, value.code))
                scope.close()
            }
            scope.open()
            let last = branchValue(otherwise, type, scope).code
            scope.close()
            let list = branches
            return Typed(result ?? .unknown) { frame throws(Failure) in
                for (condition, body) in list where try condition(frame) { return try body(frame) }
                return try last(frame)
            }
        case .switch(let content):
            let subject = resolve(content.subject, nil, scope)
            var cases: [(@Sendable (Frame, Value) throws(Failure) -> Bool, Code)] = []
            var result = branchType(
                of: content.cases.compactMap { valueExpression($0.body) },
                expected,
                scope
            )
            let type = result
            for item in content.cases {
                scope.open()
                let matches = caseCode(item, subject.type, scope)
                let value = branchValue(item.body, type, scope)
                result = result ?? value.type
                cases.append((matches, value.code))
                scope.close()
            }
            checkExhaustive(content, subject.type, program[id].place)
            let (code, list) = (subject.code, cases)
            return Typed(result ?? .unknown) { frame throws(Failure) in
                try frame.execution.step()
                let value = try code(frame)
                for (matches, body) in list where try matches(frame, value) { return try body(frame) }
                return .absent
            }
        default: return fail(program[id].place, "this statement is not a value")
        }
    }

    private func valueExpression(_ body: [StatementID]) -> ExpressionID? {
        guard body.count == 1, case .expression(let id) = program[body[0]].kind else { return nil }
        return id
    }

    private func branchValue(_ body: [StatementID], _ type: StyleType?, _ scope: Scope) -> Typed {
        guard let last = body.last else { return .failed }
        switch program[last].kind {
        case .expression(let id):
            let before = body.dropLast().map { statement($0, scope) }
            let typed = type.map { check(id, $0, scope) } ?? resolve(id, nil, scope)
            guard !before.isEmpty else { return typed }
            let code = typed.code
            return Typed(typed.type) { frame throws(Failure) in
                for statement in before { _ = try statement(frame) }
                return try code(frame)
            }
        case .if, .switch: return resolveStatement(last, type, scope)
        default: return fail(program[last].place, "this branch has no value")
        }
    }
}

extension Scope {
    /// Declares a local function, which has a slot for its value.
    func declareFunction(_ info: FunctionInfo) {
        _ = declare(info.name, .unknown)
        setFunction(info)
    }
}
