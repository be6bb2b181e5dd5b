import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

/// Literals, and the keys of texts among them.
struct Literals: CheckPart {
    let checker: Checker

    func resolveString(
        _ segments: [StringSegment],
        as expected: StyleType?,
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed {
        if let key = resolveKey(segments, as: expected, at: place, in: scope) { return key }
        var parts: [any Operation] = []
        for segment in segments {
            switch segment {
            case .text(let text): parts.append(Constant.string(text))
            case .interpolation(let arguments):
                if arguments.count > 1, let label = arguments[1].label {
                    // A literal of no type that is known is the key of a text, whose values can have formats.
                    if expected == nil, label.text != "style",
                        let text = formattedValue(arguments, in: scope)
                    {
                        parts.append(text.operation)
                        continue
                    }
                    return checker.fail(.stringInterpolation(label: label.text), at: label.place)
                }
                if let first = arguments.first {
                    parts.append(interpolated(first.value, in: scope).operation)
                }
            }
        }
        return Typed(.string, StringLiteral(segments: parts))
    }

    /// A value in a literal: for what is not in the source, a number or a text stands in, by its name.
    func interpolated(_ id: ExpressionID, in scope: Scope) -> Typed {
        let value = expressions.resolve(id, as: nil, in: scope)
        guard value.type.isUnknown, !value.isFailed, let external = value.external else { return value }
        let type: StyleType = NameWords(external.name).nameCount ? .int : .string
        return conversions.convert(value, to: type, at: program[id].place)
    }

    func resolveArray(
        _ elements: [ExpressionID],
        as expected: StyleType?,
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed {
        if case .engine(let engine)? = expected?.unwrapped.kind, bridge.conforms(engine, to: .optionSet),
            let entry = bridge.initializers[engine.name]?.first(where: {
                $0.parameters.count == 1 && $0.parameters[0].type == .array(.engine(engine))
            })
        {
            let members = elements.map { expressions.check($0, as: .engine(engine), in: scope) }
            return Typed(.engine(engine), OptionSetUnion(entry: entry, members: members))
        }
        if let number = expected?.unwrapped.declaredNumber,
            checker.index.types[number].protocols.contains("OptionSet")
        {
            return optionSet(number, with: elements, in: scope)
        }
        if expected?.unwrapped == .engine(.simd2), elements.count == 2 {
            let (x, y) = (
                expressions.check(elements[0], as: .double, in: scope),
                expressions.check(elements[1], as: .double, in: scope)
            )
            return Typed(.engine(.simd2), VectorLiteral(x: x, y: y))
        }
        if let unknown = unknownLiteral(of: elements, as: expected, in: scope) { return unknown }
        var element: StyleType?
        if case .array(let type)? = expected?.unwrapped.kind, !type.hasVariable { element = type }
        if element == nil, let first = elements.first {
            element =
                commonViewClass(of: elements, scope) ?? expressions.commonType(of: elements, scope)
                ?? expressions.resolve(first, as: nil, in: scope).type
        }
        guard let element else { return checker.fail(.emptyLiteralWithoutType, at: place) }
        let values = elements.map { part -> any Operation in
            // A value of a package's type is any value.
            element.isUnknown
                ? expressions.resolve(part, as: element, in: scope)
                : expressions.check(part, as: element, in: scope)
        }
        return Typed(.array(element), ValueList(kind: .array, elements: values))
    }

    /// The literal of a type that a package declares; nil for one of another type.
    private func unknownLiteral(of parts: [ExpressionID], as expected: StyleType?, in scope: Scope) -> Typed?
    {
        guard checker.replacesExternalNames, let expected, expected.unwrapped.isUnknown else { return nil }
        for part in parts { _ = expressions.resolve(part, as: .unknown, in: scope) }
        return Typed(.unknown, Constant.none)
    }

    /// The class `UIView` for views of several classes; nil for other elements.
    private func commonViewClass(of elements: [ExpressionID], _ scope: Scope) -> StyleType? {
        let view = ViewReference.bridgedType
        func isView(_ type: StyleType) -> Bool {
            !type.isUnknown && !type.isOptional && conversions.fits(type, as: view)
        }
        guard elements.count > 1 else { return nil }
        let first = checker.attempt { expressions.resolve(elements[0], as: nil, in: scope).type }.value
        guard isView(first) else { return nil }
        let others = elements.dropFirst().map { element in
            checker.attempt { expressions.resolve(element, as: nil, in: scope).type }.value
        }
        guard others.allSatisfy(isView), others.contains(where: { $0 != first }) else { return nil }
        return view
    }

    /// The literal of an option set that the source declares.
    private func optionSet(_ number: Int, with elements: [ExpressionID], in scope: Scope) -> Typed {
        let type = StyleType.declared(number)
        let members = elements.map { expressions.check($0, as: type, in: scope) }
        return Typed(type, DeclaredOptionSetUnion(type: checker.index.types[number], members: members))
    }

    func resolveDictionary(_ elements: [DictionaryElement], as expected: StyleType?, in scope: Scope)
        -> Typed
    {
        let parts = elements.flatMap { [$0.key, $0.value] }
        if let unknown = unknownLiteral(of: parts, as: expected, in: scope) { return unknown }
        var types: (StyleType, StyleType)?
        if case .dictionary(let key, let value)? = expected?.unwrapped.kind { types = (key, value) }
        if types == nil, let first = elements.first {
            types = (
                expressions.resolve(first.key, as: nil, in: scope).type,
                expressions.resolve(first.value, as: nil, in: scope).type
            )
        }
        let (key, value) = types ?? (.unknown, .unknown)
        let pairs = elements.map {
            (
                key: expressions.check($0.key, as: key, in: scope),
                value: expressions.check($0.value, as: value, in: scope)
            )
        }
        return Typed(.dictionary(key, value), DictionaryLiteral(elements: pairs))
    }

    func resolveTuple(_ elements: [Argument], as expected: StyleType?, in scope: Scope) -> Typed {
        var expectations: [StyleType?] = elements.map { _ in nil }
        if case .tuple(let types)? = expected?.unwrapped.kind, types.count == elements.count {
            expectations = types.map(\.type)
        }
        let typed = zip(elements, expectations).map { element, expectation in
            expectation.map { expressions.check(element.value, as: $0, in: scope) }
                ?? expressions.resolve(element.value, as: nil, in: scope)
        }
        return Typed(
            .tuple(zip(elements, typed).map { .init($0.label?.text, $1.type) }),
            ValueList(kind: .tuple, elements: typed)
        )
    }

    func resolveMacro(_ name: Name, with arguments: [Argument], as expected: StyleType?, in scope: Scope)
        -> Typed
    {
        if name.text == "selector" { return selector(name, with: arguments, in: scope) }
        if name.text == "bundle", arguments.isEmpty {
            return Typed(.engine(.bundle), Sample(type: .engine(.bundle)) { .engine(Bundle.own) })
        }
        guard name.text == "colorLiteral" else {
            return checker.fail(.macro(name.text), at: name.place)
        }
        let components = arguments.map { expressions.check($0.value, as: .double, in: scope) }
        let type: EngineType =
            switch expected?.unwrapped.kind {
            case .engine(.color): .color
            case .engine(.cgColor): .cgColor
            default: .uiColor
            }
        guard
            let entry = bridge.initializers[type.name]?.first(where: {
                $0.parameters.map(\.label) == ["red", "green", "blue", type == .color ? "opacity" : "alpha"]
            }),
            components.count == 4
        else { return checker.fail(.colorLiteralArguments, at: name.place) }
        return Typed(.engine(type), ColorLiteral(entry: entry, components: components))
    }
}
