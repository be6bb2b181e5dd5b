import StyleBridge
import StyleRuntime
import StyleSyntax

/// The types that a source writes, and those that names mean: where they stand, and as members of other types.
struct TypeNames: CheckPart {
    let checker: Checker

    /// The type that a source writes.
    func type(_ id: TypeID, in scope: Scope) -> StyleType {
        let reference = program[id]
        // Aliases of aliases can make a type exponentially larger than the source.
        guard checker.countWork(at: reference.place) else { return .unknown }
        switch reference.kind {
        case .name(let name, let arguments): return namedType(name, with: arguments, in: scope)
        case .member(let base, let name, let arguments):
            return memberType(base, named: name, with: arguments, in: scope)
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            return .optional(type(wrapped, in: scope))
        case .array(let element): return .array(type(element, in: scope))
        case .dictionary(let key, let value): return .dictionary(type(key, in: scope), type(value, in: scope))
        case .tuple(let elements):
            return .tuple(elements.map { .init($0.label?.text, type($0.type, in: scope)) })
        case .function(let function):
            return .function(
                .init(
                    function.parameters.map { .init(type($0.type, in: scope), isInout: isInout($0.type)) },
                    type(function.result, in: scope)
                )
            )
        case .some(let inner), .any(let inner): return constraint(inner, in: scope)
        case .composition(let types): return types.first.map { constraint($0, in: scope) } ?? .unknown
        case .attributed(_, let attributes, let inner):
            let result = type(inner, in: scope)
            if case .function(let function) = result.kind,
                attributes.contains(where: { program.typeName($0.type).hasSuffix("ViewBuilder") })
            {
                return .function(.init(function.parameters, function.result, isBuilder: true))
            }
            return result
        case .unsupported(let what):
            checker.report(.unsupported(what), at: reference.place)
            return .unknown
        }
    }

    /// The type for which an alias stands; unknown if the alias leads back to itself.
    func type(ofAlias name: String, to alias: TypeID, in scope: Scope) -> StyleType {
        guard checker.openAliases.insert(alias).inserted else {
            checker.report(.circularAlias(name), at: program[alias].place)
            return .unknown
        }
        defer { checker.openAliases.remove(alias) }
        return type(alias, in: scope)
    }

    func isInout(_ id: TypeID) -> Bool {
        if case .attributed(let specifiers, _, _) = program[id].kind {
            specifiers.contains { $0.text == "inout" }
        } else {
            false
        }
    }

    /// The protocol of a constraint, such as `View` or `Gesture<Value>`.
    func constraint(_ id: TypeID, in scope: Scope) -> StyleType {
        switch program[id].kind {
        case .name(let name, let arguments):
            if name.text == "Any" { return .anything }
            if name.text == "StringProtocol" { return .string }
            if name.text == "BinaryFloatingPoint" || name.text == "FloatingPoint" { return .double }
            if let constraint = bridge.engineProtocol(named: name.text) {
                return .any(constraint, arguments.map { type($0, in: scope) })
            }
            if checker.index.type(named: name.text, from: name.place) != nil
                || bridge.typeNames[name.text] != nil
            {
                return type(id, in: scope)
            }
            return .anything
        case .member(_, let name, _):
            return bridge.engineProtocol(named: name.text).map { .any($0) } ?? .anything
        case .composition(let types): return types.first.map { constraint($0, in: scope) } ?? .anything
        case .attributed(_, _, let inner): return constraint(inner, in: scope)
        case .optional(let inner): return .optional(constraint(inner, in: scope))
        default: return .anything
        }
    }

    /// The constraint of a generic parameter that a `where` clause constrains again: the one that says more.
    func narrowed(_ known: StyleType?, by constraint: StyleType) -> StyleType {
        guard case .any(let general, _)? = known?.kind, general != .unconstrained else { return constraint }
        guard case .any(let other, _) = constraint.kind else { return constraint }
        return bridge.refines(other, protocol: general) ? constraint : known ?? constraint
    }

    private func namedType(_ name: Name, with arguments: [TypeID], in scope: Scope) -> StyleType {
        if let type = lexicalType(name, in: scope) {
            memberLookup.noteOutside(type, at: name.place)
            return arguments.isEmpty
                ? type : generics.applied(type, to: arguments.map { self.type($0, in: scope) })
        }
        switch name.text {
        case "Self": if let type = scope.root.selfType { return type }
        case "Optional": if let first = arguments.first { return .optional(type(first, in: scope)) }
        case "Array": if let first = arguments.first { return .array(type(first, in: scope)) }
        case "Binding": if let first = arguments.first { return .binding(type(first, in: scope)) }
        case "State", "FocusState", "AccessibilityFocusState":
            if let first = arguments.first { return .binding(type(first, in: scope)) }
        case "GestureState": if let first = arguments.first { return .gestureState(type(first, in: scope)) }
        case "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo":
            let bound = arguments.first.map { type($0, in: scope) } ?? .int
            return .range(of: bound, isClosed: name.text == "ClosedRange")
        case "Set": if let first = arguments.first { return .array(type(first, in: scope)) }
        case "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath":
            guard arguments.count == 2 else { break }
            let function = StyleType.Function(
                [.init(type(arguments[0], in: scope))],
                type(arguments[1], in: scope)
            )
            return .function(function)
        case "Dictionary":
            guard arguments.count == 2 else { break }
            return .dictionary(type(arguments[0], in: scope), type(arguments[1], in: scope))
        case "AnimatablePair":
            guard arguments.count == 2 else { break }
            return .tuple([
                .init("first", type(arguments[0], in: scope)), .init("second", type(arguments[1], in: scope)),
            ])
        case "_": return .unknown
        default: break
        }
        if let type = bridge.typeNames[name.text] { return type }
        if let constraint = bridge.engineProtocol(named: name.text) {
            return .any(constraint, arguments.map { type($0, in: scope) })
        }
        if !checker.replacesExternalNames {
            checker.report(
                .unknownType(name.text),
                at: name.place,
                suggestion: spelling.suggestion(
                    for: name.text,
                    among: Array(bridge.typeNames.keys) + checker.index.types.map(\.name)
                )
            )
        }
        return .unknown
    }

    /// The type that an expression such as `[Int]` or `[(name: String, size: Int)]` means; nil if it is a value.
    func typeExpression(_ id: ExpressionID, in scope: Scope) -> StyleType? {
        switch program[id].kind {
        case .type(let type): return self.type(type, in: scope)
        case .array(let elements):
            guard elements.count == 1 else { return nil }
            return typeExpression(elements[0], in: scope).map(StyleType.array)
        case .dictionary(let elements):
            guard elements.count == 1, let key = typeExpression(elements[0].key, in: scope) else {
                return nil
            }
            return typeExpression(elements[0].value, in: scope).map { .dictionary(key, $0) }
        case .tuple(let elements):
            let types = elements.compactMap { typeExpression($0.value, in: scope) }
            guard types.count == elements.count, !types.isEmpty else { return nil }
            return .tuple(zip(elements, types).map { .init($0.label?.text, $1) })
        case .identifier(let name, _):
            guard name.text.first?.isUppercase == true, scope.find(name.text) == nil else { return nil }
            return lexicalType(name, in: scope) ?? bridge.typeNames[name.text]
                ?? (checker.replacesExternalNames ? .unknown : nil)
        case .member(let base, let name, _):
            return typeExpression(base, in: scope).flatMap { nestedType(name.text, of: $0, in: scope) }
        case .specialization(let base, let arguments):
            return typeExpression(base, in: scope).map {
                generics.applied($0, to: arguments.map { self.type($0, in: scope) })
            }
        case .optionalChain(let base): return typeExpression(base, in: scope)
        case .unwrappedLink(let base): return typeExpression(base, in: scope).map(StyleType.optional)
        default: return nil
        }
    }

    /// Whether neither the source nor the engine has a type or a protocol of a name.
    func isUndeclared(_ name: String, from place: SourcePlace) -> Bool {
        bridge.protocols[name] == nil && bridge.typeNames[name] == nil
            && checker.index.type(named: name, from: place) == nil
    }
}
