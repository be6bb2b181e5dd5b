import StyleSyntax

extension Checker {
    func resolveSubscript(
        _ base: ExpressionID,
        _ arguments: [Argument],
        _ scope: Scope,
        base implicitBase: StyleType?
    ) -> Typed {
        let receiver = resolve(base, nil, scope, base: implicitBase)
        let place = program[base].place
        guard let argument = arguments.first else { return fail(place, "a subscript needs an argument") }
        if let external = receiver.external, receiver.type.isUnknown {
            return Typed(.unknown, external: external.member("subscript"), receiver.code)
        }
        if receiver.type == .engine("EnvironmentValues") {
            return environmentSubscript(receiver, argument.value, scope)
        }
        let code = receiver.code
        switch receiver.type {
        case .array(let element):
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
            return Typed(.optional(element)) { frame throws(Failure) in
                guard case .dictionary(let values) = try code(frame) else { return .none }
                return values[try position(frame)] ?? .none
            }
        case .unknown: return receiver
        default: return fail(place, "value of type '\(name(of: receiver.type))' has no subscripts")
        }
    }
}
