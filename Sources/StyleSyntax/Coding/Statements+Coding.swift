extension Statement: CodedValue {
    static let coding = Coding({ Self($1, range: $0) }, fields: { ($0.range, $0.kind) })
}

extension Statement.Kind: CodedValue {
    static let coding = Coding<Self> {
        Case(Self.expression) { if case .expression(let expression) = $0 { expression } else { nil } }
        Case(Self.declaration) { if case .declaration(let declaration) = $0 { declaration } else { nil } }
        Case(Self.if) { if case .if(let statement) = $0 { statement } else { nil } }
        Case(Self.guard) {
            guard case .guard(let conditions, let otherwise) = $0 else { return nil }
            return (conditions, otherwise)
        }
        Case(Self.switch) { if case .switch(let statement) = $0 { statement } else { nil } }
        Case(Self.forIn) { if case .forIn(let loop) = $0 { loop } else { nil } }
        Case(Self.while) { if case .while(let conditions, let body) = $0 { (conditions, body) } else { nil } }
        Case(Self.repeatWhile) {
            guard case .repeatWhile(let body, let condition) = $0 else { return nil }
            return (body, condition)
        }
        Case(Self.do) { if case .do(let body, let catches) = $0 { (body, catches) } else { nil } }
        Case(Self.return) { if case .return(let value) = $0 { value } else { nil } }
        Case(Self.break) { if case .break(let label) = $0 { label } else { nil } }
        Case(Self.continue) { if case .continue(let label) = $0 { label } else { nil } }
        Case(.fallthrough)
        Case(Self.throw) { if case .throw(let value) = $0 { value } else { nil } }
        Case(Self.defer) { if case .defer(let body) = $0 { body } else { nil } }
        Case(Self.labeled) {
            guard case .labeled(let label, let statement) = $0 else { return nil }
            return (label, statement)
        }
        Case(Self.conditional) { if case .conditional(let branches) = $0 { branches } else { nil } }
        Case(Self.unsupported) { if case .unsupported(let name) = $0 { name } else { nil } }
    }
}

extension Statement.If: CodedValue {
    static let coding = Coding(Self.init) { ($0.branches, $0.otherwise) }
}

extension Statement.If.Branch: CodedValue {
    static let coding = Coding(Self.init) { ($0.conditions, $0.body) }
}

extension Statement.Switch: CodedValue {
    static let coding = Coding(Self.init) { ($0.subject, $0.cases) }
}

extension SwitchCase: CodedValue {
    static let coding = Coding(Self.init) { ($0.range, $0.items, $0.isUnknown, $0.body, $0.condition) }
}

extension SwitchCase.Item: CodedValue {
    static let coding = Coding(Self.init) { ($0.pattern, $0.condition) }
}

extension Statement.ForIn: CodedValue {
    static let coding = Coding(Self.init) { ($0.pattern, $0.type, $0.sequence, $0.condition, $0.body) }
}

extension Statement.CatchClause: CodedValue {
    static let coding = Coding(Self.init) { ($0.items, $0.body) }
}
