import StyleRuntime
import StyleSyntax

// Properties, variables and constants.
extension DeclarationIndex {
    mutating func addBinding(
        _ binding: VariableDeclaration.Binding,
        of variable: VariableDeclaration,
        in declaration: Declaration,
        owner: TypeInfo?,
        selfType: StyleType?,
        isStatic: Bool,
        extended: String?
    ) {
        guard case .binding(let name, _) = program[binding.pattern].kind else {
            if owner == nil, extended == nil {
                report(.constantNames, at: declaration.place, about: nil)
            }
            return
        }
        let accessors = binding.accessors ?? []
        if let getter = accessors.first(where: { $0.keyword.text == "get" }) {
            let info = makeAccessor(
                name,
                of: binding,
                in: declaration,
                accessor: getter,
                owner: owner,
                selfType: selfType,
                isStatic: isStatic
            )
            if let setter = accessors.first(where: { $0.keyword.text == "set" }) {
                info.setter = makeAccessor(
                    name,
                    of: binding,
                    in: declaration,
                    accessor: setter,
                    owner: owner,
                    selfType: selfType,
                    isStatic: isStatic
                )
            }
            info.isRequirement = getter.body == nil
            addFunction(info, owner: owner, extended: extended)
            return
        }
        let observers = accessors.filter { ["willSet", "didSet"].contains($0.keyword.text) }
        if let owner, !observers.isEmpty, !isStatic {
            for observer in observers {
                let isBefore = observer.keyword.text == "willSet"
                let info = makeAccessor(
                    name,
                    of: binding,
                    in: declaration,
                    accessor: observer,
                    owner: owner,
                    selfType: selfType,
                    isStatic: isStatic
                )
                info.observed = (name.text, observer.parameter?.text ?? (isBefore ? "newValue" : "oldValue"))
                owner.observers[name.text, default: []].append((info, isBefore))
            }
            if declaration.has("override") { return }
        }
        if isStatic || owner == nil {
            let info = GlobalInfo(
                number: allGlobals.count,
                name: name.text,
                place: name.place,
                owner: owner,
                selfType: selfType,
                isConstant: variable.isConstant,
                typeID: binding.type,
                value: binding.value
            )
            info.isEntry = declaration.attributes.contains { program.typeName($0.type) == "Entry" }
            allGlobals.append(info)
            if let owner {
                owner.members.globals[name.text] = info
            } else if let extended {
                addExtensionConstant(
                    info,
                    of: extended,
                    isPrivate: declaration.isPrivate || surroundings.isPrivate
                )
            } else {
                globals.set(
                    info,
                    named: name.text,
                    in: files.file(of: name.place),
                    isPrivate: declaration.isPrivate
                )
            }
            return
        }
        guard let owner else { return }
        var wrapper: FieldInfo.Wrapper?
        var attribute: Attribute?
        for candidate in declaration.attributes {
            let name = program.typeName(candidate.type).withoutSwiftUI
            // A setting lives as long as the tree, like a state; and so does a state object.
            let isSetting = ["AppStorage", "SceneStorage"].contains(name) && binding.value != nil
            let isState = isSetting || name == "StateObject"
            guard let found = isState ? .state : FieldInfo.Wrapper(name: name) else { continue }
            wrapper = found
            attribute = candidate
        }
        let field = FieldInfo(
            index: owner.fields.count,
            name: name.text,
            place: name.place,
            isConstant: variable.isConstant,
            wrapper: wrapper,
            attribute: attribute,
            typeID: binding.type,
            value: binding.value,
            isBuilder: declaration.attributes.contains { program.typeName($0.type).hasSuffix("ViewBuilder") },
            isPrivate: declaration.has("private") || declaration.has("fileprivate")
        )
        field.isLazy = declaration.has("lazy")
        let attributes = declaration.attributes.map { program.typeName($0.type).withoutSwiftUI }
        field.isProjected = program.projects(declaration.attributes)
        field.isStateObject = attributes.contains("StateObject")
        field.isPublished =
            attributes.contains("Published")
            || owner.isObservable && !attributes.contains("ObservationIgnored")
        if wrapper == nil, let name = externalWrapper(declaration.attributes) {
            field.externalWrapper = name
            field.externalAttribute = declaration.attributes.first {
                program[$0.type].place.offset == name.place.offset
            }
        }
        owner.fields.append(field)
    }

    private mutating func makeAccessor(
        _ name: Name,
        of binding: VariableDeclaration.Binding,
        in declaration: Declaration,
        accessor: Accessor,
        owner: TypeInfo?,
        selfType: StyleType?,
        isStatic: Bool
    ) -> FunctionInfo {
        let isSetter = accessor.keyword.text == "set"
        var parameters: [Parameter] = []
        if isSetter, let type = binding.type {
            let name = accessor.parameter ?? Name("newValue", at: accessor.keyword.place)
            parameters = [
                Parameter(
                    attributes: [],
                    label: nil,
                    name: name,
                    type: type,
                    isVariadic: false,
                    defaultValue: nil
                )
            ]
        }
        let info = FunctionInfo(
            number: allFunctions.count,
            name: name.text,
            place: name.place,
            owner: owner,
            selfType: selfType,
            isStatic: isStatic,
            isMutating: accessor.keyword.text != "get",
            isProperty: accessor.keyword.text == "get",
            parameters: parameters,
            resultID: accessor.keyword.text == "get" ? binding.type : nil,
            genericClause: .none,
            attributes: declaration.attributes,
            body: accessor.body ?? []
        )
        info.isSetter = isSetter
        info.isNonmutating = accessor.modifiers.contains { $0.name.text == "nonmutating" }
        info.isOverride = declaration.has("override") && info.isProperty
        allFunctions.append(info)
        return info
    }

    /// Adds a constant of an extension of a type that the source does not declare.
    ///
    /// Of those of several files, one that is not private comes first, then the one of the nearest file.
    private mutating func addExtensionConstant(_ info: GlobalInfo, of extended: String, isPrivate: Bool) {
        let known = extensions[extended]?.globals[info.name]
        info.isPrivate = isPrivate
        if let known, files.file(of: known.place) != files.file(of: info.place), !known.isPrivate || isPrivate
        {
            return
        }
        extensions[extended, default: MemberTable()].globals[info.name] = info
    }

    /// The property wrapper among attributes that is not known, or that takes its value from elsewhere.
    private func externalWrapper(_ attributes: [Attribute]) -> Name? {
        let others = [
            "ViewBuilder", "MainActor", "available", "objc", "nonobjc", "escaping", "autoclosure", "Sendable",
            "inlinable", "usableFromInline", "preconcurrency", "Published", "ObservationIgnored",
            "ObservedObject", "Bindable", "IBInspectable", "IBOutlet",
        ]
        for attribute in attributes {
            let name = program.typeName(attribute.type).withoutSwiftUI
            if !others.contains(name), FieldInfo.Wrapper(name: name) == nil {
                return Name(name, at: program[attribute.type].place)
            }
        }
        return nil
    }
}
