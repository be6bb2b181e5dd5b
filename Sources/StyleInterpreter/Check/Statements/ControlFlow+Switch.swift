import StyleBridge
import StyleRuntime
import StyleSyntax

extension ControlFlow {
    func switchStatement(_ content: Statement.Switch, at place: SourcePlace, in scope: Scope)
        -> any StatementOperation
    {
        let subject = expressions.resolve(content.subject, as: nil, in: scope)
        var cases: [(pattern: CasePatterns, body: any StatementOperation)] = []
        for item in content.cases {
            scope.open()
            let pattern = casePatterns(item, as: subject.type, in: scope)
            cases.append((pattern, block(item.body, in: scope)))
            scope.close()
        }
        checkExhaustive(content, of: subject.type, at: place)
        return SwitchStatement(subject: subject, cases: cases)
    }

    /// The patterns of a case of a `switch`.
    func casePatterns(_ item: SwitchCase, as type: StyleType, in scope: Scope) -> CasePatterns {
        guard let items = item.items else { return .all }
        return CasePatterns(
            items: items.enumerated().map { position, item in
                scope.keepsSlots = position > 0
                let pattern = patterns.pattern(item.pattern, as: type, in: scope)
                scope.keepsSlots = false
                return .init(
                    pattern: pattern,
                    condition: item.condition.map { expressions.check($0, as: .bool, in: scope) }
                )
            }
        )
    }

    /// Reports cases that a `switch` over an enumeration leaves out.
    func checkExhaustive(_ content: Statement.Switch, of type: StyleType, at place: SourcePlace) {
        var expected: Set<String>
        switch type.unwrapped.kind {
        case .declared(let number) where checker.index.types[number].isOutside: return
        case .declared(let number) where checker.index.types[number].isEnumeration:
            expected = Set(checker.index.types[number].cases.map(\.name))
        case .engine(.bool): expected = ["true", "false"]
        case .engine(let engine):
            guard let cases = bridge.cases[engine.name] else {
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
                case .enumCase(_, let elements)
                where type.isOptional && caseName(item.pattern) == "some" && takesAll(elements):
                    expected.formIntersection(["nil"])
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
        checker.report(.incompleteSwitch(missing: missing), at: place)
    }

    /// Whether the pattern of the value in an optional matches all values.
    private func takesAll(_ elements: [Pattern.Element]) -> Bool {
        elements.allSatisfy {
            switch program[$0.pattern].kind {
            case .wildcard, .binding: true
            default: false
            }
        }
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
}
