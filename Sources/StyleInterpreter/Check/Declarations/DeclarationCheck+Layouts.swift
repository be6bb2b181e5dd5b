import StyleRuntime
import StyleSyntax

// Layouts of the source.
extension DeclarationCheck {
    /// The associated types of a layout: its subviews, which are an array of them, and its cache, which is what its own
    /// `makeCache` returns.
    func layoutType(_ name: String, of info: TypeInfo) -> StyleType? {
        switch name {
        case "Subviews": return .layoutSubviews
        case "Cache":
            guard let function = info.members.functions["makeCache"]?.first else { return .void }
            signatures.resolveSignature(function)
            return function.result ?? .void
        default: return nil
        }
    }

    /// The numbers of the functions that fulfill the requirements of `Layout`, by their names with labels.
    func layoutRequirements(of info: TypeInfo) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for owner in inheritance.lineage(of: info.number) + inheritance.sourceProtocols(of: info) {
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
        let key = expressions.resolve(argument, as: nil, in: scope)
        guard !key.isFailed else { return .failed }
        guard let number = key.type.instance?.declaredNumber,
            conversions.conforms(.declared(number), to: .layoutValueKey),
            let initial = conversions.staticValue(
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
