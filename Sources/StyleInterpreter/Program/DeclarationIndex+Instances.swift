import StyleRuntime
import StyleSyntax

// Instances of generic types: each has its own members, which are checked for its arguments.
extension DeclarationIndex {
    /// Adds an instance of a generic type, with the types inside of it.
    ///
    /// - Parameters:
    ///   - generic: the type that the source declares.
    ///   - arguments: the types in place of its generic parameters, in their order.
    /// - Returns: the instance, which has the protocols and the superclass of the type.
    mutating func addInstance(of generic: TypeInfo, arguments: [StyleType]) -> TypeInfo {
        let info = TypeInfo(
            number: types.count,
            name: generic.name,
            declaration: generic.declaration,
            place: generic.place,
            outer: generic.outer,
            generic: generic,
            arguments: arguments
        )
        types.append(info)
        info.generics = generic.generics
        for (parameter, argument) in zip(generic.declaration.generics.parameters, arguments) {
            info.generics[parameter.name.text] = argument
        }
        info.protocols = generic.protocols
        info.superclass = generic.superclass
        info.ranges = generic.ranges
        info.isPrintedInParts = generic.isPrintedInParts
        info.isObservable = generic.isObservable
        info.isPropertyWrapper = generic.isPropertyWrapper
        info.isResultBuilder = generic.isResultBuilder
        info.hasDynamicMembers = generic.hasDynamicMembers
        let firstFunction = allFunctions.count
        for part in generic.parts {
            surroundings = part.surroundings
            addMembers(part.members, to: info)
        }
        surroundings = MemberSurroundings()
        if info.isEnumeration { numberCases(of: info) }
        addLocalTypes(from: firstFunction)
        return info
    }
}
