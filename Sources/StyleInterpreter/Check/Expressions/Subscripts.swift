import StyleRuntime
import StyleSyntax
import ViewEngine

/// Subscripts of collections, of the types of the engine and of the source.
struct Subscripts: CheckPart {
    let checker: Checker

    func resolveSubscript(
        _ base: ExpressionID,
        with arguments: [Argument],
        in scope: Scope,
        base implicitBase: StyleType?
    ) -> Typed {
        let place = program[base].place
        guard let argument = arguments.first else { return checker.fail(.subscriptArguments, at: place) }
        var receiver =
            table(base, with: argument, in: scope)
            ?? expressions.resolve(base, as: nil, in: scope, base: implicitBase)
        if let unwrapped = conversions.implicitlyUnwrapped(receiver, at: place) { receiver = unwrapped }
        if argument.label?.text == "keyPath", !receiver.type.isUnknown {
            return value(of: receiver, at: argument.value, scope)
        }
        if let external = receiver.external, receiver.type.isUnknown {
            return Typed(.unknown, external: external.member("subscript"), receiver.operation)
        }
        if SourceEnvironment.hasKeys(receiver.type) {
            return sourceEnvironment.environmentSubscript(receiver, with: argument.value, in: scope)
        }
        if let own = ownSubscript(receiver, with: arguments, at: place, in: scope) { return own }
        if let bound = memberLookup.boundElement(of: receiver, with: arguments, at: place, in: scope) {
            return bound
        }
        switch receiver.type.kind {
        case .array where isRange(argument.value):
            return slice(receiver, range: argument.value, at: place, in: scope)
        case .array(let element):
            let ranges = checker.attempt { expressions.resolve(argument.value, as: nil, in: scope) }
            if ranges.value.type == .range || ranges.value.type == .closedRange {
                return slice(receiver, range: checker.accept(ranges), at: place)
            }
            let position = expressions.check(argument.value, as: .int, in: scope)
            return Typed(element, ArrayElement(array: receiver, position: position, place: place))
        case .dictionary(let key, let element):
            let position = expressions.check(argument.value, as: key, in: scope)
            if arguments.count == 2, arguments[1].label?.text == "default" {
                let fallback = expressions.check(arguments[1].value, as: element, in: scope)
                return Typed(
                    element,
                    DictionaryValue(dictionary: receiver, key: position, fallback: fallback)
                )
            }
            return Typed(
                .optional(element),
                DictionaryValue(dictionary: receiver, key: position, fallback: nil)
            )
        case .engine(.string): return part(of: receiver, position: argument.value, at: place, in: scope)
        case .engine(.viewDimensions): return guide(of: receiver, with: argument, in: scope)
        case .engine(.layoutSubview):
            return layoutValue(of: receiver, for: argument.value, in: scope)
        case .unknown: return receiver
        default: return checker.fail(.noSubscript(of: checker.name(of: receiver.type)), at: place)
        }
    }

    /// The value at a key path, which is a function of the value whose part it is: `tokens[keyPath: \.accent]`.
    private func value(of receiver: Typed, at path: ExpressionID, _ scope: Scope) -> Typed {
        let expected = StyleType.function(.init([.init(receiver.type)], .unknown))
        let typed = expressions.resolve(path, as: expected, in: scope)
        if typed.isFailed || typed.type.isUnknown { return typed }
        let place = program[path].place
        guard case .function(let function) = typed.type.kind, function.parameters.count == 1 else {
            return checker.fail(.conversion(from: checker.name(of: typed.type), to: "KeyPath"), at: place)
        }
        let argument = conversions.convert(receiver, to: function.parameters[0].type, at: place)
        return Typed(
            function.result,
            Call(
                name: "keyPath",
                target: .value(typed),
                receiver: nil,
                changed: nil,
                arguments: [.value(argument)],
                place: place
            )
        )
    }

    /// A character of a string, or its characters in a range, which are strings here.
    private func part(
        of text: Typed,
        position: ExpressionID,
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed {
        let characters = Typed(.array(.string), Characters(text: text))
        if isRange(position) {
            let part = slice(characters, range: position, at: place, in: scope)
            return Typed(.string, JoinedCharacters(characters: part))
        }
        let range = checker.attempt { expressions.resolve(position, as: nil, in: scope) }
        guard range.value.type == .range || range.value.type == .closedRange else {
            let index = expressions.check(position, as: .int, in: scope)
            return Typed(.string, ArrayElement(array: characters, position: index, place: place))
        }
        let part = slice(characters, range: checker.accept(range), at: place)
        return Typed(.string, JoinedCharacters(characters: part))
    }

    /// A literal of a dictionary, whose keys are of the type of the argument: `[.small: 1.0, .large: 2][size]`.
    private func table(_ base: ExpressionID, with argument: Argument, in scope: Scope) -> Typed? {
        guard case .dictionary(let elements) = program[base].kind,
            let value = expressions.commonType(of: elements.map(\.value), scope)
        else { return nil }
        let key = checker.attempt { expressions.resolve(argument.value, as: nil, in: scope) }
        guard key.diagnostics.isEmpty, !key.value.type.isUnknown else { return nil }
        return expressions.check(base, as: .dictionary(key.value.type, value), in: scope)
    }

    /// The position of an alignment guide: `dimensions[.top]`, `dimensions[explicit: .top]`.
    private func guide(of receiver: Typed, with argument: Argument, in scope: Scope) -> Typed {
        let isExplicit = argument.label?.text == "explicit"
        let type: StyleType = isExplicit ? .optional(.double) : .double
        let horizontal = checker.attempt {
            expressions.check(argument.value, as: .engine(.horizontalAlignment), in: scope)
        }
        if horizontal.diagnostics.isEmpty, horizontal.standIns.isEmpty {
            return Typed(
                type,
                AlignmentGuide(
                    dimensions: receiver,
                    guide: checker.accept(horizontal),
                    isHorizontal: true,
                    isExplicit: isExplicit
                )
            )
        }
        let guide = expressions.check(argument.value, as: .engine(.verticalAlignment), in: scope)
        return Typed(
            type,
            AlignmentGuide(dimensions: receiver, guide: guide, isHorizontal: false, isExplicit: isExplicit)
        )
    }

    /// The elements of an array in a range that is a value.
    private func slice(_ receiver: Typed, range: Typed, at place: SourcePlace) -> Typed {
        Typed(receiver.type, ArraySlice(array: receiver, bounds: .value(range), place: place))
    }

    private func isRange(_ id: ExpressionID) -> Bool {
        switch program[id].kind {
        case .binary(_, let symbol, _), .prefix(let symbol, _), .postfix(_, let symbol):
            symbol.text == "..." || symbol.text == "..<"
        default: false
        }
    }

    /// The elements of an array in a range: `items[1...]`.
    private func slice(_ receiver: Typed, range: ExpressionID, at place: SourcePlace, in scope: Scope)
        -> Typed
    {
        let bounds: (lower: ExpressionID?, symbol: Name, upper: ExpressionID?)
        switch program[range].kind {
        case .binary(let lower, let symbol, let upper): bounds = (lower, symbol, upper)
        case .prefix(let symbol, let upper): bounds = (nil, symbol, upper)
        case .postfix(let lower, let symbol): bounds = (lower, symbol, nil)
        default: return .failed
        }
        let written = ArraySlice.Bounds.written(
            lower: bounds.lower.map { expressions.check($0, as: .int, in: scope) },
            upper: bounds.upper.map { expressions.check($0, as: .int, in: scope) },
            isClosed: bounds.symbol.text == "..."
        )
        return Typed(receiver.type, ArraySlice(array: receiver, bounds: written, place: place))
    }

    /// The value that a view gives to its layout: `subview[Key.self]`.
    func layoutValue(of receiver: Typed, for argument: ExpressionID, in scope: Scope) -> Typed {
        let key = expressions.resolve(argument, as: nil, in: scope)
        guard !key.isFailed else { return .failed }
        guard let number = key.type.instance?.declaredNumber,
            conversions.conforms(.declared(number), to: .layoutValueKey),
            let initial = memberLookup.staticValue(
                "defaultValue",
                of: checker.index.types[number],
                at: program[argument].place
            )
        else {
            return checker.fail(
                .noConformance(of: checker.name(of: key.type), to: "LayoutValueKey"),
                at: program[argument].place
            )
        }
        return Typed(
            initial.type,
            LayoutValueReading(subview: receiver, key: number, initial: initial)
        )
    }
}
