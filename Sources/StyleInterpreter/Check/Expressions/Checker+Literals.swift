import StyleSyntax
import ViewEngine

extension Checker {
    func resolveString(_ segments: [StringSegment], _ expected: StyleType?, _ scope: Scope) -> Typed {
        if let key = resolveKey(segments, expected, scope) { return key }
        var parts: [Code] = []
        for segment in segments {
            switch segment {
            case .text(let text):
                let code: Code = { _ throws(Failure) in .string(text) }
                parts.append(code)
            case .interpolation(let arguments):
                if arguments.count > 1, let label = arguments[1].label {
                    return fail(
                        label.place,
                        "an interpolation with '\(label.text):' is not supported in a string of a pasted style",
                        remedy: "use 'String(format:)'"
                    )
                }
                if let first = arguments.first { parts.append(resolve(first.value, nil, scope).code) }
            }
        }
        let codes = parts
        return Typed(.string) { frame throws(Failure) in
            var text = ""
            for code in codes {
                let part = try code(frame).description
                try frame.execution.checkText(byteCount: text.utf8.count + part.utf8.count)
                text += part
            }
            return try frame.execution.made(.string(text))
        }
    }

    func resolveArray(
        _ elements: [ExpressionID],
        _ expected: StyleType?,
        _ place: SourcePlace,
        _ scope: Scope
    ) -> Typed {
        if case .engine(let name)? = expected?.unwrapped, bridge.conforms(name, to: "OptionSet"),
            let entry = bridge.initializers[name]?.first(where: {
                $0.parameters.count == 1 && $0.parameters[0].type == .array(.engine(name))
            })
        {
            let codes = elements.map { check($0, .engine(name), scope).code }
            return Typed(.engine(name)) { frame throws(Failure) in
                var values: [Value] = []
                for code in codes { values.append(try code(frame)) }
                var arguments = [Value.array(values)]
                return try entry.call(&arguments)
            }
        }
        if case .declared(let number)? = expected?.unwrapped,
            index.types[number].protocols.contains("OptionSet")
        {
            return optionSet(number, elements, scope)
        }
        if expected?.unwrapped == .engine("SIMD2"), elements.count == 2 {
            let (x, y) = (check(elements[0], .double, scope).code, check(elements[1], .double, scope).code)
            return Typed(.engine("SIMD2")) { frame throws(Failure) in
                let (x, y) = (try Double(bridging: x(frame)), try Double(bridging: y(frame)))
                return SIMD2<Float>(Float(x), Float(y)).bridged
            }
        }
        if replacesExternalNames, let expected, expected.unwrapped.isUnknown {
            for element in elements { _ = resolve(element, .unknown, scope) }
            return Typed(.unknown) { _ throws(Failure) in .none }
        }
        var element: StyleType?
        if case .array(let type)? = expected?.unwrapped, !type.hasVariable { element = type }
        if element == nil, let first = elements.first {
            element = commonType(of: elements, scope) ?? resolve(first, nil, scope).type
        }
        guard let element else { return fail(place, "empty collection literal requires an explicit type") }
        let codes = elements.map { check($0, element, scope).code }
        return Typed(.array(element)) { frame throws(Failure) in
            var values: [Value] = []
            for code in codes { values.append(try code(frame)) }
            return try frame.execution.made(.array(values))
        }
    }

    /// The literal of an option set that the source declares.
    private func optionSet(_ number: Int, _ elements: [ExpressionID], _ scope: Scope) -> Typed {
        let type = StyleType.declared(number)
        let codes = elements.map { check($0, type, scope).code }
        let make = makeRecord(of: index.types[number])
        return Typed(type) { frame throws(Failure) in
            guard case .record(var result) = try make(frame), !result.fields.isEmpty else { return .absent }
            var bits = 0
            for code in codes {
                if case .record(let set) = try code(frame), case .integer(let other)? = set.fields.first {
                    bits |= other
                }
            }
            result.fields[0] = .integer(bits)
            return .record(result)
        }
    }

    func resolveDictionary(_ elements: [DictionaryElement], _ expected: StyleType?, _ scope: Scope)
        -> Typed
    {
        var types: (StyleType, StyleType)?
        if case .dictionary(let key, let value)? = expected?.unwrapped { types = (key, value) }
        if types == nil, let first = elements.first {
            types = (resolve(first.key, nil, scope).type, resolve(first.value, nil, scope).type)
        }
        let (key, value) = types ?? (.unknown, .unknown)
        let codes = elements.map { (check($0.key, key, scope).code, check($0.value, value, scope).code) }
        return Typed(.dictionary(key, value)) { frame throws(Failure) in
            var result: [Value: Value] = [:]
            for (key, value) in codes { result[try key(frame)] = try value(frame) }
            return try frame.execution.made(.dictionary(result))
        }
    }

    func resolveTuple(_ elements: [Argument], _ expected: StyleType?, _ scope: Scope) -> Typed {
        var expectations: [StyleType?] = elements.map { _ in nil }
        if case .tuple(let types)? = expected?.unwrapped, types.count == elements.count {
            expectations = types.map(\.type)
        }
        let typed = zip(elements, expectations).map { element, expectation in
            expectation.map { check(element.value, $0, scope) } ?? resolve(element.value, nil, scope)
        }
        let codes = typed.map(\.code)
        return Typed(.tuple(zip(elements, typed).map { .init($0.label?.text, $1.type) })) {
            frame throws(Failure) in
            var values: [Value] = []
            for code in codes { values.append(try code(frame)) }
            return try frame.execution.made(.tuple(values))
        }
    }

    func resolveMacro(_ name: Name, _ arguments: [Argument], _ expected: StyleType?, _ scope: Scope)
        -> Typed
    {
        if name.text == "selector" { return selector(name, arguments, scope) }
        guard name.text == "colorLiteral" else {
            return fail(name.place, "macro '#\(name.text)' is not supported in a pasted style")
        }
        let codes = arguments.map { check($0.value, .double, scope).code }
        let type =
            switch expected?.unwrapped {
            case .engine("Color"): "Color"
            case .engine("CGColor"): "CGColor"
            default: "UIColor"
            }
        guard
            let entry = bridge.initializers[type]?.first(where: {
                $0.parameters.map(\.label) == ["red", "green", "blue", type == "Color" ? "opacity" : "alpha"]
            }),
            codes.count == 4
        else { return fail(name.place, "a color literal needs red, green, blue and alpha") }
        return Typed(.engine(type)) { frame throws(Failure) in
            var values: [Value] = []
            for code in codes {
                // The compiler passes the components as `Float`.
                values.append(.number(Double(Float(try Double(bridging: code(frame))))))
            }
            return try entry.call(&values)
        }
    }
}
