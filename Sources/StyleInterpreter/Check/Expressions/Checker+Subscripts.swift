import StyleSyntax
import ViewEngine

extension Checker {
    func resolveSubscript(
        _ base: ExpressionID,
        _ arguments: [Argument],
        _ scope: Scope,
        base implicitBase: StyleType?
    ) -> Typed {
        let place = program[base].place
        guard let argument = arguments.first else { return fail(place, "a subscript needs an argument") }
        let receiver = table(base, argument, scope) ?? resolve(base, nil, scope, base: implicitBase)
        if let external = receiver.external, receiver.type.isUnknown {
            return Typed(.unknown, external: external.member("subscript"), receiver.code)
        }
        if Self.hasKeys(receiver.type) {
            return environmentSubscript(receiver, argument.value, scope)
        }
        if let own = ownSubscript(receiver, arguments, at: place, scope) { return own }
        let code = receiver.code
        switch receiver.type {
        case .array where isRange(argument.value): return slice(receiver, argument.value, at: place, scope)
        case .array(let element):
            let ranges = attempt { self.resolve(argument.value, nil, scope) }
            if ranges.value.type == .range || ranges.value.type == .closedRange {
                return slice(receiver, accept(ranges), at: place)
            }
            let position = check(argument.value, .int, scope).code
            return Typed(element) { frame throws(Failure) in
                guard case .array(let values) = try code(frame),
                    case .integer(let index) = try position(frame)
                else {
                    return .absent
                }
                guard values.indices.contains(index) else { throw Failure("Index out of range", at: place) }
                return values[index]
            }
        case .dictionary(let key, let element):
            let position = check(argument.value, key, scope).code
            if arguments.count == 2, arguments[1].label?.text == "default" {
                let fallback = check(arguments[1].value, element, scope).code
                return Typed(element) { frame throws(Failure) in
                    guard case .dictionary(let values) = try code(frame) else { return .none }
                    if let value = values[try position(frame)] { return value }
                    return try fallback(frame)
                }
            }
            return Typed(.optional(element)) { frame throws(Failure) in
                guard case .dictionary(let values) = try code(frame) else { return .none }
                return values[try position(frame)] ?? .none
            }
        case .engine("ViewDimensions"): return guide(of: receiver, argument, scope)
        case .unknown: return receiver
        default: return fail(place, "value of type '\(name(of: receiver.type))' has no subscripts")
        }
    }

    /// A literal of a dictionary, whose keys are of the type of the argument: `[.small: 1.0, .large: 2][size]`.
    private func table(_ base: ExpressionID, _ argument: Argument, _ scope: Scope) -> Typed? {
        guard case .dictionary(let elements) = program[base].kind,
            let value = commonType(of: elements.map(\.value), scope)
        else { return nil }
        let key = attempt { self.resolve(argument.value, nil, scope) }
        guard key.diagnostics.isEmpty, !key.value.type.isUnknown else { return nil }
        return check(base, .dictionary(key.value.type, value), scope)
    }

    /// The position of an alignment guide: `dimensions[.top]`, `dimensions[explicit: .top]`.
    private func guide(of receiver: Typed, _ argument: Argument, _ scope: Scope) -> Typed {
        let code = receiver.code
        let isExplicit = argument.label?.text == "explicit"
        let type: StyleType = isExplicit ? .optional(.double) : .double
        let horizontal = attempt { self.check(argument.value, .engine("HorizontalAlignment"), scope) }
        if horizontal.diagnostics.isEmpty, horizontal.standIns.isEmpty {
            let guide = accept(horizontal).code
            return Typed(type) { frame throws(Failure) in
                let dimensions = try ViewDimensions(bridging: code(frame))
                let guide = try HorizontalAlignment(bridging: guide(frame))
                return isExplicit ? dimensions[explicit: guide].bridged : dimensions[guide].bridged
            }
        }
        let guide = check(argument.value, .engine("VerticalAlignment"), scope).code
        return Typed(type) { frame throws(Failure) in
            let dimensions = try ViewDimensions(bridging: code(frame))
            let guide = try VerticalAlignment(bridging: guide(frame))
            return isExplicit ? dimensions[explicit: guide].bridged : dimensions[guide].bridged
        }
    }

    /// The elements of an array in a range that is a value.
    private func slice(_ receiver: Typed, _ range: Typed, at place: SourcePlace) -> Typed {
        let (code, bounds) = (receiver.code, range.code)
        return Typed(receiver.type) { frame throws(Failure) in
            guard case .array(let values) = try code(frame) else { return .absent }
            let range = try Range<Int>(bridging: bounds(frame))
            let start = range.lowerBound == .min ? 0 : range.lowerBound
            let end = range.upperBound == .max ? values.count : range.upperBound
            guard start >= 0, start <= end, end <= values.count else {
                throw Failure("Range out of bounds", at: place)
            }
            return .array(Array(values[start..<end]))
        }
    }

    private func isRange(_ id: ExpressionID) -> Bool {
        switch program[id].kind {
        case .binary(_, let symbol, _), .prefix(let symbol, _), .postfix(_, let symbol):
            symbol.text == "..." || symbol.text == "..<"
        default: false
        }
    }

    /// The elements of an array in a range: `items[1...]`.
    private func slice(_ receiver: Typed, _ range: ExpressionID, at place: SourcePlace, _ scope: Scope)
        -> Typed
    {
        let bounds: (lower: ExpressionID?, symbol: Name, upper: ExpressionID?)
        switch program[range].kind {
        case .binary(let lower, let symbol, let upper): bounds = (lower, symbol, upper)
        case .prefix(let symbol, let upper): bounds = (nil, symbol, upper)
        case .postfix(let lower, let symbol): bounds = (lower, symbol, nil)
        default: return .failed
        }
        let lower = bounds.lower.map { check($0, .int, scope).code }
        let upper = bounds.upper.map { check($0, .int, scope).code }
        let (code, isClosed) = (receiver.code, bounds.symbol.text == "...")
        return Typed(receiver.type) { frame throws(Failure) in
            guard case .array(let values) = try code(frame) else { return .absent }
            let start = try lower.map { (bound) throws(Failure) in try Int(bridging: bound(frame)) } ?? 0
            var end = values.count
            if let upper {
                let bound = try Int(bridging: upper(frame))
                end = isClosed && bound < .max ? bound + 1 : bound
            }
            guard start >= 0, start <= end, end <= values.count else {
                throw Failure("Range out of bounds", at: place)
            }
            return .array(Array(values[start..<end]))
        }
    }
}
