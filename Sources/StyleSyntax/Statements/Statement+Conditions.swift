extension Statement {
    /// The statement for one system: a switch with the cases that apply to it.
    func resolved(for conditions: CompilationConditions) -> Statement {
        guard case .switch(let statement) = kind else { return self }
        let cases = statement.cases.filter { $0.condition.map(conditions.evaluate) ?? true }
        return Statement(
            .switch(Switch(subject: statement.subject, cases: cases.map { $0.withoutCondition() })),
            range: range
        )
    }
}

extension SwitchCase {
    fileprivate func withoutCondition() -> SwitchCase {
        SwitchCase(range: range, items: items, isUnknown: isUnknown, body: body, condition: nil)
    }
}
