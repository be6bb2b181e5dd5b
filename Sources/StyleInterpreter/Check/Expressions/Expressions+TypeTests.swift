import StyleBridge
import StyleRuntime
import StyleSyntax

extension Expressions {
    /// Resolves `value is Type`.
    func resolveTypeTest(_ inner: ExpressionID, for typeID: TypeID, in scope: Scope) -> Typed {
        let value = resolve(inner, as: nil, in: scope)
        return Typed(
            .bool,
            TypeTestOperation(test: typeTest(typeNames.type(typeID, in: scope)), value: value)
        )
    }

    /// Resolves a cast: `as`, `as?` or `as!`.
    func resolveCast(
        _ inner: ExpressionID,
        kind: Expression.Cast,
        to typeID: TypeID,
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed {
        let target = typeNames.type(typeID, in: scope)
        if kind == .coercion, target == ErrorReference.bridgedType {
            return Typed(target, ErrorConversion(error: check(inner, as: .any(.error), in: scope)))
        }
        if kind == .coercion, target == .double, let number = numberObject(inner, as: typeID, in: scope) {
            return number
        }
        if kind == .coercion { return Typed(target, check(inner, as: target, in: scope).operation) }
        let typed = resolve(inner, as: nil, in: scope)
        let isOptional = kind == .optional
        let result: StyleType = isOptional ? .optional(target) : target
        // A value that is not in the source has the type that is asked for.
        if typed.type.isUnknown, let external = typed.external, !target.isUnknown {
            return Typed(result, externalNames.standIn(for: external, as: target, at: place).operation)
        }
        return Typed(
            result,
            Cast(
                test: typeTest(target),
                value: typed,
                forcedType: isOptional ? nil : checker.name(of: target),
                place: place
            )
        )
    }

    /// An integer as an object of Foundation, `count as NSNumber`; nil for another value, or another type.
    private func numberObject(_ inner: ExpressionID, as typeID: TypeID, in scope: Scope) -> Typed? {
        guard ["NSNumber", "NSDecimalNumber"].contains(program.typeName(typeID)) else { return nil }
        let number = resolve(inner, as: nil, in: scope)
        guard number.type == .int,
            let made = records.initializers(of: .double).first(where: {
                $0.parameters.map(\.label) == ["value"] && $0.parameters[0].type == .int
            })
        else { return nil }
        return Typed(.double, Reading(name: made.name, target: made.target, arguments: [number]))
    }

    /// The types outside of the source whose values a test of a protocol lets through.
    private func outsideTypes(conformingTo number: Int) -> Set<String> {
        let types = outsideConformances.types(conformingTo: number)
        for type in types { outsideConformances.noteUse(of: type) }
        return types
    }

    /// Whether values have a type; never those of a type that is not known.
    func typeTest(_ type: StyleType) -> TypeTest {
        switch type.kind {
        case .engine(.bool): .boolean
        case .engine(.int): .integer
        case .engine(.double): .number
        case .engine(.string): .string
        case .engine(let engine): .engine(engine)
        case .declared(let number):
            .declared(
                Set(checker.index.types.indices.filter { inheritance.inherits($0, from: number) }),
                outside: outsideTypes(conformingTo: number)
            )
        case .any(.unconstrained, _): .any
        case .any(let constraint, _):
            .conforming(
                constraint,
                Set(
                    checker.index.types.indices.filter { conversions.conforms(.declared($0), to: constraint) }
                )
            )
        case .optional(let wrapped): .optional(typeTest(wrapped))
        case .array(let element): .array(typeTest(element))
        case .dictionary(let key, let value): .dictionary(typeTest(key), typeTest(value))
        case .tuple(let elements): .tuple(elements.map { typeTest($0.type) })
        case .range, .closedRange: .range
        case .function: .function
        case .metatype: .metatype
        case .binding: .binding
        case .gestureState: .gestureState
        case .keyPath: .keyPath
        case .applied, .variable, .unknown: .never
        }
    }
}
