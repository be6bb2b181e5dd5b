import StyleRuntime
import StyleSyntax

// Objects of classes of the source in the environment: one for each class.
extension SourceEnvironment {
    /// The object that a property with `@EnvironmentObject` or `@Environment(Type.self)` reads; nil for other properties.
    func environmentObject(of field: FieldInfo) -> DeclaredEnvironmentValue? {
        let isObject = field.externalWrapper?.text == "EnvironmentObject"
        guard isObject || field.wrapper == .environment else { return nil }
        let scope = Scope(
            owner: nil,
            selfType: nil,
            isStatic: true,
            generics: [:],
            context: checker.makeContext()
        )
        let stated = field.typeID.map { id in checker.attempt { typeNames.type(id, in: scope) }.value }
        let isOptional = stated?.isOptional ?? false
        if isObject {
            return stated.flatMap { environmentObject(of: $0, isOptional: isOptional) }
        }
        guard case .arguments(let arguments)? = field.attribute?.content, let first = arguments.first,
            isTypeReference(first.value),
            case .metatype(let type) = checker.attempt({
                expressions.resolve(first.value, as: nil, in: scope)
            }).value.type
                .kind
        else { return nil }
        return environmentObject(of: type, isOptional: isOptional)
    }

    /// The object of a class in the environment; where nothing has set one, it is one that the initializer makes which
    /// needs least, or nil if `isOptional`.
    private func environmentObject(of type: StyleType, isOptional: Bool) -> DeclaredEnvironmentValue? {
        guard let number = type.unwrapped.declaredNumber, checker.index.types[number].isClass else {
            return nil
        }
        return DeclaredEnvironmentValue(
            type: isOptional ? .optional(type.unwrapped) : type,
            storage: .object(of: number, fallback: isOptional ? nil : objectSample(of: number))
        )
    }

    /// The object that the initializer of a class makes which needs least; many properties can read it.
    private func objectSample(of number: Int) -> (any Operation)? {
        if let known = checker.objectSamples[number] { return known }
        let sample = checker.attempt { samples.sample(of: .declared(number), named: "") }.value
        checker.objectSamples[number] = .some(sample)
        return sample
    }

    /// `view.environmentObject(object)`, `view.environment(object)` and `view.environment(Type.self, object)`; nil for
    /// other calls, and for objects of classes that are not in the source.
    func environmentObjectModifier(
        _ callee: ExpressionID,
        with arguments: [Argument],
        in scope: Scope,
        base: StyleType?
    ) -> Typed? {
        guard case .member(let inner, let name, _) = program[callee].kind,
            ["environmentObject", "environment"].contains(name.text),
            arguments.allSatisfy({ $0.label == nil }),
            let last = arguments.last, arguments.count == 1 || isTypeReference(arguments[0].value)
        else { return nil }
        let object = checker.attempt { expressions.resolve(last.value, as: nil, in: scope) }.value
        guard let declared = environmentObject(of: object.type, isOptional: true) else { return nil }
        let receiver = expressions.resolve(inner, as: nil, in: scope, base: base)
        guard conversions.conforms(receiver.type, to: .view), !receiver.type.isUnknown else { return nil }
        let value = expressions.resolve(last.value, as: nil, in: scope)
        return Typed(.view, DeclaredEnvironmentModifier(view: receiver, declared: declared, value: value))
    }

    /// Whether an expression is `Type.self`.
    private func isTypeReference(_ id: ExpressionID) -> Bool {
        if case .member(_, let name, _) = program[id].kind { name.text == "self" } else { false }
    }
}
