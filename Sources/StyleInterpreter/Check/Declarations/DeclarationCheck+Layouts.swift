import StyleRuntime
import StyleSyntax

// Layouts of the source.
extension DeclarationCheck {
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
}
