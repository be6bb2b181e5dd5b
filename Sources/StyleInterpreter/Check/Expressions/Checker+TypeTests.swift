import StyleSyntax

/// Whether a value has a certain type while the program runs.
typealias TypeTest = @Sendable (Value) -> Bool

extension Checker {
    /// Resolves `value is Type`.
    func resolveTypeTest(_ inner: ExpressionID, _ typeID: TypeID, _ scope: Scope) -> Typed {
        let code = resolve(inner, nil, scope).code
        let test = typeTest(type(typeID, scope))
        return Typed(.bool) { frame throws(Failure) in .boolean(test(try code(frame))) }
    }

    /// Resolves a cast: `as`, `as?` or `as!`.
    func resolveCast(
        _ inner: ExpressionID,
        _ kind: Expression.Cast,
        _ typeID: TypeID,
        _ place: SourcePlace,
        _ scope: Scope
    ) -> Typed {
        let target = type(typeID, scope)
        if kind == .coercion { return Typed(target, check(inner, target, scope).code) }
        let typed = resolve(inner, nil, scope)
        let code = typed.code
        // A value that is not in the source has the type that is asked for.
        if typed.type.isUnknown, let external = typed.external, !target.isUnknown {
            let replaced = standIn(for: external, as: target, at: place)
            return Typed(kind == .optional ? .optional(target) : target, replaced.code)
        }
        let test = typeTest(target)
        if kind == .optional {
            return Typed(.optional(target)) { frame throws(Failure) in
                let value = try code(frame)
                return test(value) ? value : .none
            }
        }
        let name = name(of: target)
        return Typed(target) { frame throws(Failure) in
            let value = try code(frame)
            guard test(value) else { throw Failure("could not cast a value to '\(name)'", at: place) }
            return value
        }
    }

    /// Whether values have a type; never those of a type that is not known.
    func typeTest(_ type: StyleType) -> TypeTest {
        switch type {
        case .bool: return { if case .boolean = $0 { true } else { false } }
        case .int: return { if case .integer = $0 { true } else { false } }
        case .double: return { if case .number = $0 { true } else { false } }
        case .string: return { if case .string = $0 { true } else { false } }
        case .engine(let name): return { $0.engineType == name }
        case .declared(let number):
            let numbers = Set(index.types.indices.filter { self.inherits($0, from: number) })
            return { value in value.sourceType.map(numbers.contains) ?? false }
        case .any("", _): return { if case .none = $0 { false } else { true } }
        case .any(let name, _):
            let numbers = Set(index.types.indices.filter { self.conforms(.declared($0), to: name) })
            return { value in
                if let type = value.sourceType { return numbers.contains(type) }
                return value.engineType.map { Bridge.standard.conforms($0, to: name) } ?? false
            }
        case .optional(let wrapped):
            let test = typeTest(wrapped)
            return { value in if case .none = value { true } else { test(value) } }
        case .array(let element):
            let test = typeTest(element)
            return { if case .array(let values) = $0 { values.allSatisfy(test) } else { false } }
        case .dictionary(let key, let value):
            let (key, value) = (typeTest(key), typeTest(value))
            return {
                guard case .dictionary(let pairs) = $0 else { return false }
                return pairs.allSatisfy { key($0.key) && value($0.value) }
            }
        case .tuple(let elements):
            let tests = elements.map { typeTest($0.type) }
            return {
                guard case .tuple(let values) = $0, values.count == tests.count else { return false }
                return zip(tests, values).allSatisfy { $0($1) }
            }
        case .range, .closedRange: return { if case .range = $0 { true } else { false } }
        case .function: return { if case .function = $0 { true } else { false } }
        case .metatype: return { if case .metatype = $0 { true } else { false } }
        case .binding: return { if case .binding = $0 { true } else { false } }
        case .gestureState: return { if case .gestureState = $0 { true } else { false } }
        case .keyPath: return { if case .keyPath = $0 { true } else { false } }
        case .variable, .unknown: return { _ in false }
        }
    }

    /// The pattern `is Type`.
    func typePattern(_ typeID: TypeID, _ scope: Scope) -> PatternCode {
        let test = typeTest(type(typeID, scope))
        return { _, value in test(value) }
    }

    /// The pattern `pattern as Type`.
    func castPattern(_ inner: PatternID, _ typeID: TypeID, _ scope: Scope, isVariable: Bool) -> PatternCode {
        let target = type(typeID, scope)
        let (test, code) = (typeTest(target), pattern(inner, target, scope, isVariable: isVariable))
        return { frame, value throws(Failure) in test(value) ? try code(frame, value) : false }
    }
}

extension Value {
    /// The name of the type of a value of the engine or of the standard library.
    var engineType: String? {
        switch self {
        case .boolean: "Bool"
        case .integer: "Int"
        case .number: "Double"
        case .string: "String"
        case .engine(let value): (type(of: value) as? any EngineValue.Type)?.typeName
        default: nil
        }
    }
}
