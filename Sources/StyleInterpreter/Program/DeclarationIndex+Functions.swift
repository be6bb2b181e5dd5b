import StyleRuntime
import StyleSyntax

// Subscripts, instances of generic functions, and types that are declared inside of functions.
extension DeclarationIndex {
    /// Adds a subscript, which is a function of the name `subscript`.
    mutating func addSubscript(
        _ content: SubscriptDeclaration,
        in declaration: Declaration,
        owner: TypeInfo?,
        selfType: StyleType?,
        isStatic: Bool,
        extended: String?
    ) {
        guard let getter = content.accessors.first(where: { $0.keyword.text == "get" }) else { return }
        let info = makeFunction(
            "subscript",
            at: declaration.place,
            in: declaration,
            owner: owner,
            selfType: selfType,
            isStatic: isStatic,
            signature: content.signature,
            body: getter.body ?? []
        )
        info.isRequirement = getter.body == nil
        if let setter = content.accessors.first(where: { $0.keyword.text == "set" }),
            let result = content.signature.result
        {
            info.setter = makeSubscriptSetter(setter, for: info, element: result)
        }
        addFunction(info, owner: owner, extended: extended)
    }

    private mutating func makeSubscriptSetter(
        _ accessor: Accessor,
        for getter: FunctionInfo,
        element: TypeID
    ) -> FunctionInfo {
        let value = Parameter(
            attributes: [],
            label: nil,
            name: accessor.parameter ?? Name("newValue", at: accessor.keyword.place),
            type: element,
            isVariadic: false,
            defaultValue: nil
        )
        let info = FunctionInfo(
            number: allFunctions.count,
            name: getter.name,
            place: getter.place,
            owner: getter.owner,
            selfType: getter.selfType,
            isStatic: getter.isStatic,
            isMutating: true,
            isProperty: false,
            parameters: getter.parameters + [value],
            resultID: nil,
            genericClause: getter.genericClause,
            attributes: getter.attributes,
            body: accessor.body ?? []
        )
        info.isSetter = true
        allFunctions.append(info)
        return info
    }

    /// Adds an instance of a generic function, or of a function of a protocol or a generic type.
    mutating func addInstance(
        of info: FunctionInfo,
        selfType: StyleType?,
        _ bindings: [String: StyleType]
    ) -> FunctionInfo {
        let instance = FunctionInfo(
            number: allFunctions.count,
            name: info.name,
            place: info.place,
            owner: info.owner,
            selfType: selfType,
            isStatic: info.isStatic,
            isMutating: info.isMutating,
            isProperty: info.isProperty,
            parameters: info.parameters,
            resultID: info.resultID,
            genericClause: info.genericClause,
            attributes: info.attributes,
            body: info.body
        )
        instance.generic = info.generic ?? info
        instance.bindings = bindings
        instance.isSetter = info.isSetter
        instance.isFailable = info.isFailable
        instance.isInitializer = info.isInitializer
        instance.sameTypes = info.sameTypes
        allFunctions.append(instance)
        return instance
    }

    /// Adds the types that are declared inside of functions, under the types of their functions.
    ///
    /// - Parameter first: the number of the first function that may have some.
    mutating func addLocalTypes(from first: Int = 0) {
        var position = first
        // The functions of such a type may have types of their own.
        while position < allFunctions.count {
            let function = allFunctions[position]
            position += 1
            for declaration in program.localTypes(in: function.body) {
                addType(declaration, outer: function.owner)
            }
        }
    }
}

extension FunctionInfo {
    /// The operators that an operator function brings: Swift derives others from `==` and `<`.
    var operators: Set<String> {
        switch name {
        case "==": ["==", "!="]
        case "<": ["<", ">", "<=", ">="]
        default: [name]
        }
    }
}
