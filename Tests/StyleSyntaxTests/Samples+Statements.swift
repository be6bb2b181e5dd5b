import StyleSyntax

extension Samples {
    /// The kind of statement that follows another; the first one follows nil, and nil the last one.
    mutating func statement(after kind: Statement.Kind?) -> Statement.Kind? {
        switch kind {
        case nil: .expression(expression())
        case .expression?: .declaration(declaration())
        case .declaration?: .if(branches())
        case .if?: .guard(conditions(), otherwise: [statement()])
        case .guard?: .switch(Statement.Switch(subject: expression(), cases: switchCases()))
        case .switch?: .forIn(loop())
        case .forIn?: .while(conditions(), body: [statement(), statement()])
        case .while?: .repeatWhile(body: [statement()], condition: expression())
        case .repeatWhile?: .do(body: [statement()], catches: catches())
        case .do?: .return(expression())
        case .return?: .break(label: name())
        case .break?: .continue(label: nil)
        case .continue?: .fallthrough
        case .fallthrough?: .throw(expression())
        case .throw?: .defer([statement()])
        case .defer?: .labeled(name(), statement())
        case .labeled?: .conditional(conditional())
        case .conditional?: .unsupported(text())
        case .unsupported?: nil
        }
    }

    /// Every kind of condition of an `#if`, and none for `#else`.
    mutating func compilationConditions() -> [CompilationCondition?] {
        var conditions: [CompilationCondition] = []
        while let next = compilationCondition(after: conditions.last) {
            conditions.append(next)
        }
        return conditions + [nil]
    }

    private mutating func compilationCondition(after condition: CompilationCondition?)
        -> CompilationCondition?
    {
        switch condition {
        case nil: .constant(true)
        case .constant?: .flag(text())
        case .flag?: .test(name: text(), argument: text())
        case .test?: .version(name: text(), operator: text(), version: [6, 3])
        case .version?: .not(.flag(text()))
        case .not?: .all([.flag(text()), .constant(false)])
        case .all?: .any([.constant(true), .flag(text())])
        case .any?: nil
        }
    }

    private mutating func conditional() -> [ConditionalBranch<[StatementID]>] {
        compilationConditions().map { ConditionalBranch(condition: $0, content: [statement(), statement()]) }
    }

    private mutating func branches() -> Statement.If {
        let branch = Statement.If.Branch(conditions: conditions(), body: [statement(), statement()])
        return Statement.If(branches: [branch], otherwise: [statement()])
    }

    private mutating func conditions() -> [Condition] {
        var conditions: [Condition] = []
        while let next = condition(after: conditions.last) {
            conditions.append(next)
        }
        return conditions
    }

    private mutating func condition(after condition: Condition?) -> Condition? {
        switch condition {
        case nil: .expression(expression())
        case .expression?:
            .optionalBinding(isVariable: true, pattern: pattern(), type: type(), value: expression())
        case .optionalBinding?: .pattern(pattern(), type: type(), value: expression())
        case .pattern?: .availability(availability(), isUnavailable: true, range())
        case .availability?: nil
        }
    }

    mutating func availability() -> Availability {
        var items: [Availability.Item] = []
        while let next = availability(after: items.last) {
            items.append(next)
        }
        return Availability(items)
    }

    private mutating func availability(after item: Availability.Item?) -> Availability.Item? {
        switch item {
        case nil: .platform(name(), version: [26, 0, 1])
        case .platform?: .others
        case .others?: .label(name(), value: text())
        case .label?: nil
        }
    }

    private mutating func switchCases() -> [SwitchCase] {
        let first = SwitchCase(
            range: range(),
            items: [SwitchCase.Item(pattern: pattern(), condition: expression())],
            isUnknown: true,
            body: [statement()],
            condition: .constant(true)
        )
        return [
            first, SwitchCase(range: range(), items: nil, isUnknown: false, body: [], condition: nil),
        ]
    }

    private mutating func loop() -> Statement.ForIn {
        Statement.ForIn(
            pattern: pattern(),
            type: type(),
            sequence: expression(),
            condition: expression(),
            body: [statement()]
        )
    }

    private mutating func catches() -> [Statement.CatchClause] {
        let item = SwitchCase.Item(pattern: pattern(), condition: nil)
        return [Statement.CatchClause(items: [item], body: [statement()])]
    }
}
