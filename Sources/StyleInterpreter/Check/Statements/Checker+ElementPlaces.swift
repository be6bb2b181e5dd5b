import StyleSyntax

extension Checker {
    /// An element of an array or a dictionary that can be assigned.
    func elementPlace(
        _ base: ExpressionID,
        _ arguments: [Argument],
        at: SourcePlace,
        _ scope: Scope
    ) -> Place? {
        guard let outer = place(base, scope) else { return nil }
        let (get, set) = (outer.get, outer.set)
        switch (outer.type, arguments.first) {
        case (.array(let element), let argument?):
            let position = check(argument.value, .int, scope).code
            return Place(type: element) { frame throws(Failure) in
                guard case .array(let values) = try get(frame),
                    case .integer(let index) = try position(frame),
                    values.indices.contains(index)
                else { throw Failure("Index out of range", at: at) }
                return values[index]
            } set: { frame, value throws(Failure) in
                guard case .array(var values) = try get(frame),
                    case .integer(let index) = try position(frame),
                    values.indices.contains(index)
                else { throw Failure("Index out of range", at: at) }
                values[index] = value
                try set(frame, try frame.execution.made(.array(values)))
            }
        case (.dictionary(let key, let element), let argument?):
            let position = check(argument.value, key, scope).code
            let fallback = arguments.dropFirst().first.map { check($0.value, element, scope).code }
            return Place(type: fallback == nil ? .optional(element) : element) { frame throws(Failure) in
                guard case .dictionary(let values) = try get(frame) else { return .none }
                if let value = values[try position(frame)] { return value }
                return try fallback?(frame) ?? .none
            } set: { frame, value throws(Failure) in
                guard case .dictionary(var values) = try get(frame) else { return }
                if case .none = value {
                    values[try position(frame)] = nil
                } else {
                    values[try position(frame)] = value
                }
                try set(frame, try frame.execution.made(.dictionary(values)))
            }
        default:
            report(at, "cannot assign through this subscript")
            return nil
        }
    }
}
