import StyleRuntime
import StyleSyntax

extension ControlFlow {
    /// A loop, or another statement with a label.
    func loop(_ id: StatementID, label: String?, in scope: Scope) -> any StatementOperation {
        let place = program[id].place
        switch program[id].kind {
        case .forIn(let content): return forIn(content, label: label, in: scope)
        case .while(let conditionList, let body):
            scope.open()
            defer { scope.close() }
            let condition = conditions(conditionList, in: scope)
            return WhileLoop(
                condition: condition,
                body: block(body, in: scope),
                label: label,
                isEndless: conditionList.allSatisfy(isAlwaysTrue),
                place: place
            )
        case .repeatWhile(let body, let condition):
            let block = block(body, in: scope)
            return RepeatLoop(
                body: block,
                condition: expressions.check(condition, as: .bool, in: scope),
                label: label,
                place: place
            )
        default: return LabeledStatement(label: label ?? "", statement: statement(id, in: scope))
        }
    }

    /// Whether a condition is `true`, or `!Task.isCancelled`.
    private func isAlwaysTrue(_ condition: Condition) -> Bool {
        guard case .expression(let id) = condition else { return false }
        switch program[id].kind {
        case .boolean(let value): return value
        case .prefix(let symbol, let operand) where symbol.text == "!":
            guard case .member(_, let name, _) = program[operand].kind else { return false }
            return name.text == "isCancelled"
        default: return false
        }
    }

    /// A loop over the elements of a sequence.
    private func forIn(_ loop: Statement.ForIn, label: String?, in scope: Scope) -> any StatementOperation {
        let annotated = loop.type.map { typeNames.type($0, in: scope) }
        // A literal has elements of the type that the loop states.
        var expected: StyleType?
        if let annotated, case .array = program[loop.sequence].kind { expected = .array(annotated) }
        var sequence = expressions.resolve(loop.sequence, as: expected, in: scope)
        if let unwrapped = conversions.implicitlyUnwrapped(sequence, at: program[loop.sequence].place) {
            sequence = unwrapped
        }
        guard let element = conversions.elementType(of: sequence.type) else {
            checker.report(.noSequence(checker.name(of: sequence.type)), at: program[loop.sequence].place)
            return Jump.none
        }
        scope.open()
        defer { scope.close() }
        let pattern = patterns.pattern(loop.pattern, as: annotated ?? element, in: scope)
        let condition = loop.condition.map { expressions.check($0, as: .bool, in: scope) }
        return ForLoop(
            sequence: sequence,
            pattern: pattern,
            condition: condition,
            body: block(loop.body, in: scope),
            label: label
        )
    }
}
