import StyleRuntime
import StyleSyntax

// Layouts of the source.
extension Checker {
    /// The associated types of a layout: its subviews, which are an array of them, and its cache, which is what its own
    /// `makeCache` returns.
    func layoutType(_ name: String, of info: TypeInfo) -> StyleType? {
        switch name {
        case "Subviews": return .layoutSubviews
        case "Cache":
            guard let function = info.members.functions["makeCache"]?.first else { return .void }
            resolveSignature(function)
            return function.result ?? .void
        default: return nil
        }
    }

    /// The numbers of the functions that fulfill the requirements of `Layout`, by their names with labels.
    func layoutRequirements(of info: TypeInfo) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for owner in lineage(of: info.number) + sourceProtocols(of: info) {
            for functions in owner.members.functions.values {
                for function in functions
                where InterpretedLayout.requirements.contains(function.dispatchKey)
                    && numbers[function.dispatchKey] == nil && !function.isRequirement
                {
                    numbers[function.dispatchKey] = function.number
                }
            }
        }
        let properties = info.members.staticFunctions[InterpretedLayout.propertiesRequirement]?.first
        if let properties, properties.isProperty {
            numbers[InterpretedLayout.propertiesRequirement] = properties.number
        }
        return numbers
    }

    /// The value that a view gives to its layout: `subview[Key.self]`.
    func layoutValue(of receiver: Typed, for argument: ExpressionID, in scope: Scope) -> Typed {
        let key = resolve(argument, as: nil, in: scope)
        guard !key.isFailed else { return .failed }
        guard let number = key.type.instance?.declaredNumber,
            conforms(.declared(number), to: .layoutValueKey),
            let initial = staticValue("defaultValue", of: index.types[number], at: program[argument].place)
        else {
            return fail(
                .noConformance(of: name(of: key.type), to: "LayoutValueKey"),
                at: program[argument].place
            )
        }
        return Typed(
            initial.type,
            LayoutValueReading(subview: receiver, key: number, initial: initial)
        )
    }
}
