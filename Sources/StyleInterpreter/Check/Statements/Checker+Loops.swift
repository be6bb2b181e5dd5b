import StyleSyntax

extension Checker {
    /// A loop, or another statement with a label.
    func loop(_ id: StatementID, label: String?, _ scope: Scope) -> StatementCode {
        let place = program[id].place
        switch program[id].kind {
        case .forIn(let content): return forIn(content, label: label, scope)
        case .while(let conditionList, let body):
            return whileLoop(conditionList, body, label: label, at: place, scope)
        case .repeatWhile(let body, let condition):
            return repeatLoop(body, condition, label: label, at: place, scope)
        default: return labeled(label ?? "", statement(id, scope))
        }
    }

    /// A loop that runs while conditions are true.
    private func whileLoop(
        _ conditionList: [Condition],
        _ body: [StatementID],
        label: String?,
        at place: SourcePlace,
        _ scope: Scope
    ) -> StatementCode {
        scope.open()
        defer { scope.close() }
        let condition = conditions(conditionList, scope)
        let code = block(body, scope)
        return { frame throws(Failure) in
            while try condition(frame) {
                try frame.execution.step(at: place)
                if let flow = try code(frame).leaving(label) { return flow }
            }
            return .next
        }
    }

    /// A loop that runs once, and again while a condition is true.
    private func repeatLoop(
        _ body: [StatementID],
        _ condition: ExpressionID,
        label: String?,
        at place: SourcePlace,
        _ scope: Scope
    ) -> StatementCode {
        let code = block(body, scope)
        let test = check(condition, .bool, scope).code
        return { frame throws(Failure) in
            repeat {
                try frame.execution.step(at: place)
                if let flow = try code(frame).leaving(label) { return flow }
            } while try test(frame).isTrue
            return .next
        }
    }

    /// A loop over the elements of a sequence.
    private func forIn(_ loop: Statement.ForIn, label: String?, _ scope: Scope) -> StatementCode {
        let sequence = resolve(loop.sequence, nil, scope)
        guard let element = elementType(of: sequence.type) else {
            report(
                program[loop.sequence].place,
                "for-in loop requires '\(name(of: sequence.type))' to conform to 'Sequence'"
            )
            return { _ in .next }
        }
        scope.open()
        defer { scope.close() }
        let bind = pattern(loop.pattern, loop.type.map { type($0, scope) } ?? element, scope)
        let condition = loop.condition.map { check($0, .bool, scope).code }
        let body = block(loop.body, scope)
        let values = sequence.code
        return { frame throws(Failure) in
            for element in try frame.execution.elements(of: values(frame)) {
                try frame.execution.step()
                guard try bind(frame, element) else { continue }
                if let condition, !(try condition(frame).isTrue) { continue }
                if let flow = try body(frame).leaving(label) { return flow }
            }
            return .next
        }
    }

    /// The type of the elements of a sequence; nil for a type that is none.
    func elementType(of sequence: StyleType) -> StyleType? {
        switch sequence {
        case .array(let element): element
        case .range, .closedRange: .int
        case .string: .string
        case .dictionary(let key, let value): .tuple([.init("key", key), .init("value", value)])
        case .unknown: .unknown
        default: nil
        }
    }

    /// A statement with a label that is no loop; `break` with the label leaves it.
    private func labeled(_ label: String, _ code: @escaping StatementCode) -> StatementCode {
        { frame throws(Failure) in
            let flow = try code(frame)
            if case .break(label) = flow { return .next }
            return flow
        }
    }
}

extension Flow {
    /// The continuation of a loop with a label that its body leaves; nil if the loop goes on.
    fileprivate func leaving(_ label: String?) -> Flow? {
        switch self {
        case .next, .fallthrough: nil
        case .continue(let target): target == nil || target == label ? nil : self
        case .break(let target): target == nil || target == label ? .next : self
        case .return: self
        }
    }
}

extension Execution {
    /// The elements of a sequence, in the order of a loop.
    func elements(of sequence: Value) throws(Failure) -> [Value] {
        switch sequence {
        case .array(let elements):
            try checkCount(elements.count)
            return elements
        case .range(let range):
            try checkCount(range.boundedCount)
            return range.map(Value.integer)
        case .string(let text): return text.map { .string(String($0)) }
        case .dictionary(let pairs): return pairs.sortedPairs.map { .tuple([$0.key, $0.value]) }
        default: return []
        }
    }
}

extension [Value: Value] {
    /// The keys and values in the order of the keys as text, which is the same in each process.
    var sortedPairs: [(key: Value, value: Value)] {
        sorted { first, second in
            switch (first.key, second.key) {
            case (.integer(let first), .integer(let second)): first < second
            case (.number(let first), .number(let second)): first < second
            default: first.key.description < second.key.description
            }
        }
    }
}
