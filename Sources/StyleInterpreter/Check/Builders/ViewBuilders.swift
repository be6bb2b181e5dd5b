import StyleRuntime
import StyleSyntax

/// The bodies of view builders, whose views are nested as the compiler nests them.
struct ViewBuilders: CheckPart {
    let checker: Checker

    /// A statement of a builder, and whether there is a view in it.
    private struct Element {
        let content: BuiltView.Element
        let isShown: Bool

        static func view(_ view: any Operation, isShown: Bool = true) -> Element {
            Element(content: .view(view), isShown: isShown)
        }

        static func statement(_ statement: any StatementOperation) -> Element {
            Element(content: .statement(statement), isShown: false)
        }
    }

    /// The statements of a view builder as one view.
    func builder(_ statements: [StatementID], in scope: Scope) -> Typed {
        scope.open()
        defer { scope.close() }
        var elements: [BuiltView.Element] = []
        var hasView = false
        for id in statements {
            let element = element(id, in: scope)
            if case .view(let view) = element.content, !changesGivenView(id, in: scope) {
                elements.append(.view(PlacedView(view: view, place: program[id].place)))
            } else {
                elements.append(element.content)
            }
            hasView = hasView || element.isShown
        }
        checker.buildsView = hasView
        return Typed(.view, BuiltView(elements: elements))
    }

    /// Whether a statement makes no view of its own: it only changes one that its function is given, or `self`, or holds
    /// other statements.
    private func changesGivenView(_ id: StatementID, in scope: Scope) -> Bool {
        guard case .expression(var base) = program[id].kind else { return true }
        while case .call(let callee, _, _) = program[base].kind,
            case .member(let inner, _, _) = program[callee].kind
        {
            base = inner
        }
        if isGivenView(base, in: scope) { return true }
        guard case .call(let callee, let arguments, _) = program[base].kind else { return false }
        // A function that is given makes the view where it is written, and another one may change a view that it is given.
        if case .identifier(let name, labels: nil) = program[callee].kind,
            let local = scope.find(name.text)?.local, local.function == nil, case .function = local.type.kind
        {
            return true
        }
        return arguments.contains { isGivenView($0.value, in: scope) }
    }

    /// Whether an expression is a view that the function is given, or `self`.
    private func isGivenView(_ id: ExpressionID, in scope: Scope) -> Bool {
        guard case .identifier(let name, labels: nil) = program[id].kind,
            let local = scope.find(name.text)?.local, !local.isVariable
        else { return false }
        return local.type == .view || local.type == .engine(.viewModifierContent)
    }

    private func element(_ id: StatementID, in scope: Scope) -> Element {
        switch program[id].kind {
        case .expression(let expression):
            let plain = checker.attempt { expressions.resolve(expression, as: nil, in: scope) }
            if let view = expressions.view(inPlaceOf: plain.value, expression, in: scope) {
                return .view(view)
            }
            let typed = checker.accept(plain)
            if typed.type == .void { return .statement(ExpressionStatement(value: typed)) }
            let place = program[expression].place
            if typed.type.isUnknown, typed.external == nil { return .view(typed) }
            // An implicit member, such as `.red`, has no type of its own.
            return .view(conversions.convert(typed, to: .view, at: place))
        case .declaration(let declaration): return .statement(controlFlow.declare(declaration, in: scope))
        case .if(let content): return conditional(content, in: scope)
        case .switch(let content): return switchView(content, at: program[id].place, in: scope)
        case .return(let value):
            guard let value else { return .view(NoView()) }
            return .view(expressions.check(value, as: .view, in: scope))
        case .do(let body, _):
            let view = builder(body, in: scope)
            return .view(view, isShown: checker.buildsView)
        default:
            checker.report(.controlFlowInBuilder("ViewBuilder"), at: program[id].place)
            return .statement(Jump.none)
        }
    }

    private func conditional(_ content: Statement.If, in scope: Scope) -> Element {
        var branches: [(condition: Conditions, view: any Operation)] = []
        var hasView = false
        for branch in content.branches {
            scope.open()
            let condition = controlFlow.conditions(branch.conditions, in: scope)
            branches.append((condition, builder(branch.body, in: scope)))
            hasView = hasView || checker.buildsView
            scope.close()
        }
        let otherwise = content.otherwise.map { builder($0, in: scope) }
        hasView = hasView || otherwise != nil && checker.buildsView
        return .view(ConditionalView(branches: branches, otherwise: otherwise), isShown: hasView)
    }

    private func switchView(_ content: Statement.Switch, at place: SourcePlace, in scope: Scope) -> Element {
        let subject = expressions.resolve(content.subject, as: nil, in: scope)
        var cases: [(pattern: CasePatterns, view: any Operation)] = []
        var hasView = false
        for item in content.cases {
            scope.open()
            let pattern = controlFlow.casePatterns(item, as: subject.type, in: scope)
            cases.append((pattern, builder(item.body, in: scope)))
            hasView = hasView || checker.buildsView
            scope.close()
        }
        controlFlow.checkExhaustive(content, of: subject.type, at: place)
        return .view(SwitchView(subject: subject, cases: cases), isShown: hasView)
    }
}
