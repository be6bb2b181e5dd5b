import StyleSyntax

extension Samples {
    /// The kind of expression that follows another; the first one follows nil, and nil the last one.
    mutating func expression(after kind: Expression.Kind?) -> Expression.Kind? {
        switch kind {
        case nil: .integer(.max)
        case .integer?: .float(0.1)
        case .float?: .boolean(true)
        case .boolean?: .nil
        case .nil?: .string([.text(text()), .interpolation(arguments())])
        case .string?: .regularExpression(text())
        case .regularExpression?: .array([expression(), expression()])
        case .array?: .dictionary([DictionaryElement(key: expression(), value: expression())])
        case .dictionary?: .tuple(arguments())
        case .tuple?: .closure(closure())
        case .closure?: .identifier(name(), labels: [nil, text()])
        case .identifier?: .member(base: base(), name(), labels: [text(), nil])
        case .member?: .implicitMember(name(), labels: [])
        case .implicitMember?: .specialization(base: base(), arguments: [type(), type()])
        case .specialization?: .keyPath(root: type(), keyPath())
        case .keyPath?: .discard
        case .discard?: .type(type())
        case .type?: .call(callee: base(), arguments: arguments(), trailingClosures: arguments())
        case .call?: .subscript(base: base(), arguments: arguments(), trailingClosures: arguments())
        case .subscript?: .macro(name(), arguments: arguments(), trailingClosures: arguments())
        case .macro?: .prefix(operator: name(), operand: expression())
        case .prefix?: .postfix(operand: base(), operator: name())
        case .postfix?: .binary(left: base(), operator: name(), right: expression())
        case .binary?: .assignment(target: expression(), value: expression())
        case .assignment?: .ternary(condition: expression(), then: expression(), otherwise: expression())
        case .ternary?: .inout(expression())
        case .inout?: .cast(base(), .forced, type())
        case .cast?: .typeTest(base(), type())
        case .typeTest?: .try(.optional, expression())
        case .try?: .await(expression())
        case .await?: .forcedValue(base())
        case .forcedValue?: .unwrappedLink(base())
        case .unwrappedLink?: .optionalChain(base())
        case .optionalChain?: .statement(statement())
        case .statement?: conditional()
        case .conditional?: .conditionalBase(base())
        case .conditionalBase?: .unsupported(text())
        case .unsupported?: nil
        }
    }

    private mutating func closure() -> Closure {
        Closure(
            attributes: [attribute()],
            captures: [Closure.Capture(specifier: text(), name: name(), value: expression())],
            parameters: [Closure.Parameter(name: name(), type: type())],
            anonymousCount: 2,
            isAsync: true,
            isThrowing: false,
            result: type(),
            body: [statement()]
        )
    }

    private mutating func keyPath() -> [KeyPathComponent] {
        var components: [KeyPathComponent] = []
        while let next = keyPathComponent(after: components.last) {
            components.append(next)
        }
        return components
    }

    private mutating func keyPathComponent(after component: KeyPathComponent?) -> KeyPathComponent? {
        switch component {
        case nil: .property(name())
        case .property?: .subscript(arguments())
        case .subscript?: .optionalChaining
        case .optionalChaining?: .forcedValue
        case .forcedValue?: nil
        }
    }

    /// Two branches, each of which begins with a placeholder of the base.
    private mutating func conditional() -> Expression.Kind {
        let base = base()
        let branches = compilationConditions().map { condition in
            ConditionalBranch(condition: condition, content: writer.add(.conditionalBase(base), at: range()))
        }
        return .conditional(base: base, branches)
    }
}
