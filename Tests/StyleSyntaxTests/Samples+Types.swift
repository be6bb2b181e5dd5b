import StyleSyntax

extension Samples {
    /// The kind of type that follows another; the first one follows nil, and nil the last one.
    mutating func type(after kind: TypeReference.Kind?) -> TypeReference.Kind? {
        switch kind {
        case nil: .name(name(), arguments: [type()])
        case .name?: .member(base: type(), name(), arguments: [type(), type()])
        case .member?: .optional(type())
        case .optional?: .implicitlyUnwrapped(type())
        case .implicitlyUnwrapped?: .array(type())
        case .array?: .dictionary(key: type(), value: type())
        case .dictionary?: .tuple([element(isVariadic: false), element(isVariadic: true)])
        case .tuple?:
            .function(
                TypeReference.Function(
                    parameters: [element(isVariadic: true)],
                    isAsync: true,
                    isThrowing: false,
                    result: type()
                )
            )
        case .function?: .some(type())
        case .some?: .any(type())
        case .any?: .composition([type(), type()])
        case .composition?: .attributed(specifiers: [name()], attributes: [attribute()], type())
        case .attributed?: .unsupported(text())
        case .unsupported?: nil
        }
    }

    private mutating func element(isVariadic: Bool) -> TypeReference.Element {
        TypeReference.Element(label: name(), type: type(), isVariadic: isVariadic)
    }

    /// The kind of pattern that follows another; the first one follows nil, and nil the last one.
    mutating func pattern(after kind: Pattern.Kind?) -> Pattern.Kind? {
        switch kind {
        case nil: .wildcard
        case .wildcard?: .binding(name(), isVariable: true)
        case .binding?: .tuple([Pattern.Element(label: name(), pattern: pattern())])
        case .tuple?: .enumCase(callee: expression(), [Pattern.Element(label: nil, pattern: pattern())])
        case .enumCase?: .optional(pattern())
        case .optional?: .typeTest(type())
        case .typeTest?: .cast(pattern(), type())
        case .cast?: .expression(expression())
        case .expression?: .unsupported(text())
        case .unsupported?: nil
        }
    }
}
