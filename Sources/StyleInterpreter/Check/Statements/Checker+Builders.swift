import StyleSyntax
import ViewEngine

extension Checker {
    private enum Element {
        /// A view, or branches of which some may have one.
        case view(Code, isShown: Bool = true)
        case effect(StatementCode)
    }

    /// The statements of a view builder as one view.
    func builder(_ statements: [StatementID], _ scope: Scope) -> Typed {
        scope.open()
        defer { scope.close() }
        var elements: [Element] = []
        var hasView = false
        for id in statements {
            switch element(id, scope) {
            case .view(let code, let isShown):
                elements.append(.view(placed(code, at: program[id].place)))
                hasView = hasView || isShown
            case .effect(let code): elements.append(.effect(code))
            }
        }
        buildsView = hasView
        let list = elements
        let count = elements.reduce(0) { if case .view = $1 { $0 + 1 } else { $0 } }
        return Typed(.view) { frame throws(Failure) in
            try frame.execution.step()
            var views: [AnyView] = []
            views.reserveCapacity(count)
            for element in list {
                switch element {
                case .view(let code, _):
                    let value = try code(frame)
                    if count == 1, case .engine = value {
                        // Statements after the view have no part in it.
                        views.append(try AnyView(bridging: value))
                    } else {
                        views.append(try AnyView(bridging: value))
                    }
                case .effect(let code): _ = try code(frame)
                }
            }
            switch views.count {
            case 0: return .engine(EmptyView())
            case 1: return .engine(views[0])
            default:
                let content = views
                return .engine(ForEach(content.indices, id: \.self) { content[$0] })
            }
        }
    }

    private func element(_ id: StatementID, _ scope: Scope) -> Element {
        switch program[id].kind {
        case .expression(let expression):
            let typed = resolve(expression, nil, scope)
            if typed.type == .void {
                let code = typed.code
                return .effect { frame throws(Failure) in
                    _ = try code(frame)
                    return .next
                }
            }
            let place = program[expression].place
            if typed.type.isUnknown, typed.external == nil {
                return .view(typed.code)
            }
            // An implicit member, such as `.red`, has no type of its own.
            return .view(convert(typed, to: .view, at: place).code)
        case .declaration(let declaration): return .effect(declare(declaration, scope))
        case .if(let content): return conditional(content, scope)
        case .switch(let content): return switchView(content, program[id].place, scope)
        case .return(let value):
            guard let value else { return .view { _ in .engine(EmptyView()) } }
            return .view(check(value, .view, scope).code)
        case .do(let body, _):
            let code = builder(body, scope).code
            return .view(code, isShown: buildsView)
        default:
            report(
                program[id].place,
                "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"
            )
            return .effect { _ in .next }
        }
    }

    /// An `if` in a builder, which has branches with identities of their own.
    private func conditional(_ content: Statement.If, _ scope: Scope) -> Element {
        var branches: [(ConditionCode, Code)] = []
        var hasView = false
        for branch in content.branches {
            scope.open()
            let condition = conditions(branch.conditions, scope)
            branches.append((condition, builder(branch.body, scope).code))
            hasView = hasView || buildsView
            scope.close()
        }
        let otherwise = content.otherwise.map { builder($0, scope).code }
        hasView = hasView || otherwise != nil && buildsView
        let list = branches
        let count = list.count + (otherwise == nil ? 0 : 1)
        let code: Code = { frame throws(Failure) in
            for (position, (condition, body)) in list.enumerated() where try condition(frame) {
                let view = Self.branch(try AnyView(bridging: body(frame)), position, of: count)
                return .engine(otherwise == nil ? Optional(view) as Any : view)
            }
            guard let otherwise else { return .engine(Optional<AnyView>.none as Any) }
            return .engine(Self.branch(try AnyView(bridging: otherwise(frame)), count - 1, of: count))
        }
        return .view(code, isShown: hasView)
    }

    private func switchView(_ content: Statement.Switch, _ place: SourcePlace, _ scope: Scope) -> Element {
        let subject = resolve(content.subject, nil, scope)
        var cases: [(PatternCode, Code)] = []
        var hasView = false
        for item in content.cases {
            scope.open()
            let matches = caseCode(item, subject.type, scope)
            cases.append((matches, builder(item.body, scope).code))
            hasView = hasView || buildsView
            scope.close()
        }
        checkExhaustive(content, subject.type, place)
        let (subjectCode, list) = (subject.code, cases)
        let code: Code = { frame throws(Failure) in
            let value = try subjectCode(frame)
            for (position, (matches, body)) in list.enumerated() where try matches(frame, value) {
                return .engine(Self.branch(try AnyView(bridging: body(frame)), position, of: list.count))
            }
            return .engine(EmptyView())
        }
        return .view(code, isShown: hasView)
    }

    /// A view in one of several branches, which the compiler nests as a binary tree whose first half is the largest
    /// power of two below their number.
    private static func branch(_ view: AnyView, _ position: Int, of count: Int) -> AnyView {
        guard count > 1 else { return view }
        var half = 1
        while half * 2 < count { half *= 2 }
        if position < half {
            return AnyView(ConditionalContent<AnyView, AnyView>.first(branch(view, position, of: half)))
        }
        return AnyView(
            ConditionalContent<AnyView, AnyView>.second(branch(view, position - half, of: count - half))
        )
    }
}
