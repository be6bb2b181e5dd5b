import StyleSyntax

extension Checker {
    func switchStatement(_ content: Statement.Switch, _ place: SourcePlace, _ scope: Scope)
        -> any StatementOperation
    {
        let subject = resolve(content.subject, nil, scope)
        var cases: [(pattern: CasePatterns, body: any StatementOperation)] = []
        for item in content.cases {
            scope.open()
            let pattern = casePatterns(item, subject.type, scope)
            cases.append((pattern, block(item.body, scope)))
            scope.close()
        }
        checkExhaustive(content, subject.type, place)
        return SwitchStatement(subject: subject, cases: cases)
    }

    /// The patterns of a case of a `switch`.
    func casePatterns(_ item: SwitchCase, _ type: StyleType, _ scope: Scope) -> CasePatterns {
        guard let items = item.items else { return .all }
        return CasePatterns(
            items: items.enumerated().map { position, item in
                scope.keepsSlots = position > 0
                let pattern = pattern(item.pattern, type, scope)
                scope.keepsSlots = false
                return .init(pattern: pattern, condition: item.condition.map { check($0, .bool, scope) })
            }
        )
    }

    /// Reports cases that a `switch` over an enumeration leaves out.
    func checkExhaustive(_ content: Statement.Switch, _ type: StyleType, _ place: SourcePlace) {
        var expected: Set<String>
        switch type.unwrapped {
        case .declared(let number) where index.types[number].isOutside: return
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
        report(.incompleteSwitch(missing: missing), at: place)
    }

    func caseName(_ id: PatternID) -> String? {
        switch program[id].kind {
        case .expression(let expression): return memberName(expression)
        case .enumCase(let callee, _): return memberName(callee)
        default: return nil
        }
    }

    func memberName(_ id: ExpressionID) -> String? {
        switch program[id].kind {
        case .implicitMember(let name, _), .member(_, let name, _): name.text
        case .boolean(let value): value ? "true" : "false"
        case .nil: "nil"
        default: nil
        }
    }
}
