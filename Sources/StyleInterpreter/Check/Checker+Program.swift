import StyleSyntax

extension Checker {
    static let topLevelMessage = "statements at the top level do not run"

    /// Checks all declarations, and returns the program that runs.
    func checkProgram() -> CheckedProgram {
        for info in index.types {
            let scope = Scope(owner: info.outer, selfType: nil, isStatic: true, generics: [:], context: 0)
            for parameter in info.declaration.generics.parameters {
                info.generics[parameter.name.text] =
                    parameter.inherited.map { constraint($0, scope) } ?? .anything
            }
            for requirement in info.declaration.generics.requirements where requirement.relation == .conforms
            {
                let name = index.typeName(requirement.left)
                info.generics[name] = narrowed(info.generics[name], by: constraint(requirement.right, scope))
            }
            for member in info.declaration.members {
                guard case .declaration(let id) = program[member].kind,
                    case .associatedType(let name, let inherited, _) = program[id].kind
                else { continue }
                info.generics[name.text] = inherited.first.map { constraint($0, scope) } ?? .anything
            }
            info.protocols += info.declaration.inherited.map { protocolName($0) }
        }
        resolveInheritance()
        for info in index.types where !isOfPlatform(info) {
            for field in info.fields { checkField(field, of: info) }
        }
        for info in index.types { checkConformances(of: info) }
        for global in index.allGlobals { _ = value(of: global) }
        // Functions that are declared inside of functions are checked with them.
        for info in index.allFunctions where info.outerScope == nil && info.generic == nil {
            // A generic function is checked for the types of its calls.
            if isGeneric(info) || info.isNeverCalled {
                _ = attempt { self.checkFunction(info) }
            } else {
                checkFunction(info)
            }
        }
        checkInstances()
        for id in program.statements {
            if case .declaration = program[id].kind { continue }
            // A macro, such as a preview, is not expanded.
            if case .expression(let expression) = program[id].kind,
                case .macro = program[expression].kind
            {
                continue
            }
            // Articles print how a style is used after it.
            diagnostics.append(
                Diagnostic(.warning, at: program[id].place, in: program.source, message: Self.topLevelMessage)
            )
        }
        isComplete = true
        let types = index.types.map { checkedType($0) }
        reportEndlessTypes()
        return CheckedProgram(
            functions: functionList(),
            places: index.allFunctions.map(\.place),
            types: types,
            objects: objects
        )
    }

    /// Reports structures that contain themselves, which may have been found while something was tried.
    private func reportEndlessTypes() {
        for number in endlessTypes.sorted() {
            let info = index.types[number]
            report(
                info.place,
                "value type '\(info.name)' cannot have a stored property that recursively contains it"
            )
        }
    }

    /// The code of all functions; one without code, which had errors, is never called.
    private func functionList() -> [FunctionCode] {
        let missing: FunctionCode = { _, _ throws(Failure) in .absent }
        var list = [FunctionCode](repeating: missing, count: index.allFunctions.count)
        for (number, code) in functions { list[number] = code }
        return list
    }

    /// The name of a protocol without its module and arguments.
    private func protocolName(_ id: TypeID) -> String {
        let name = index.typeName(id)
        return name.split(separator: ".").last.map(String.init) ?? name
    }

    private func checkField(_ field: FieldInfo, of info: TypeInfo) {
        let type = fieldType(field, of: info)
        if field.wrapper == .environment, sourceEnvironmentValue(of: field) == nil {
            _ = environmentEntry(of: field, report: !replacesExternalNames)
        }
        if field.isLazy {
            _ = lazyValue(of: field, info)
        } else if let value = field.value {
            let scope = Scope(
                owner: info,
                selfType: .declared(info.number),
                isStatic: true,
                generics: [:],
                context: fieldContext(of: info)
            )
            _ = check(value, type, scope)
        }
        if let wrapper = field.externalWrapper, wrapper.text != "EnvironmentObject" {
            guard replacesExternalNames else {
                return report(wrapper.place, "unknown attribute '\(wrapper.text)'")
            }
            standIns.append(
                StandIn(
                    name: "@\(wrapper.text)",
                    place: wrapper.place,
                    type: name(of: type),
                    kind: .fixed
                )
            )
        } else if field.typeID == nil, field.value == nil, field.wrapper == nil {
            report(field.place, "type annotation missing in pattern")
        }
    }

    private func checkedType(_ info: TypeInfo) -> CheckedType {
        var requirements: [String: Int] = [:]
        var bodies: [String: SourcePlace] = [:]
        let owners = lineage(of: info.number) + sourceProtocols(of: info)
        // A program with too much in it has an error, and no type of it is drawn.
        for (name, functions) in owners.lazy.flatMap({ $0.members.functions }) where excess == nil {
            for function in functions where !function.isRequirement {
                let requirement = name == "body" && !function.isProperty ? "body(content:)" : name
                if requirements[requirement] == nil {
                    requirements[requirement] = function.number
                    if name == "body" || name == "makeBody" { bodies[requirement] = function.place }
                }
                if requirement == name {
                    if let setter = function.setter { requirements["\(name)="] = setter.number }
                }
            }
        }
        var protocols = Set(info.protocols)
        for name in info.protocols {
            for general in ["View", "Animatable", "ViewModifier"] where bridge.refines(name, general) {
                protocols.insert(general)
            }
        }
        return CheckedType(
            name: info.name,
            isClass: info.isClass,
            protocols: protocols,
            requirements: requirements,
            bodies: bodies,
            animatableField: field("animatableData", of: .declared(info.number))?.0.index,
            dispatch: dispatchTable(of: info),
            stored: storedProperties(of: info),
            observers: observers(of: info)
        )
    }

    func checkFunction(_ info: FunctionInfo) {
        guard !info.isChecked else { return }
        info.isChecked = true
        resolveSignature(info)
        let scope = Scope(
            owner: info.owner,
            selfType: info.selfType,
            isStatic: info.isStatic,
            generics: info.generics,
            context: makeContext()
        )
        scope.isInitializer = info.isInitializer
        scope.observedProperty = info.observed?.property
        if let owner = info.owner, isOfPlatform(owner) { return }
        if info.isRequirement {
            let missing: FunctionCode = { _, _ throws(Failure) in
                throw Failure("this requirement has no implementation")
            }
            functions[info.number] = missing
            return
        }
        let hasReceiver = info.selfType != nil && !info.isStatic
        if hasReceiver, let selfType = info.selfType {
            _ = scope.declare("self", selfType, isVariable: info.isMutating || info.isInitializer)
        }
        let first = hasReceiver ? 1 : 0
        var defaults: [FunctionContent.Default] = []
        for (parameter, type) in zip(info.parameters, info.parameterTypes) {
            let slot = scope.declare(parameter.name?.text ?? "_", type, isVariable: isInout(parameter.type))
            if let value = parameter.defaultValue {
                let outer = Scope(
                    owner: info.owner,
                    selfType: info.selfType,
                    isStatic: true,
                    generics: info.generics,
                    context: makeContext()
                )
                defaults.append(.init(slot: slot, code: check(value, type, outer).code))
            }
        }
        var count = info.parameters.count + first
        if let observed = info.observed {
            _ = scope.declare(observed.valueName, observedType(of: observed.property, info))
            count += 1
        }
        let initialized: StyleType = info.isFailable ? .optional(.void) : .void
        let result = info.isInitializer ? initialized : info.result ?? .void
        let body = functionBody(info.body, result: result, isBuilder: isBuilder(info), scope).0
        let content = FunctionContent(count: count, defaults: defaults, body: body)
        let code: FunctionCode = { execution, arguments throws(Failure) in
            try content.call(execution, &arguments)
        }
        functions[info.number] = code
    }

    /// Whether the body of a function is a view builder.
    private func isBuilder(_ info: FunctionInfo) -> Bool {
        if info.attributes.contains(where: { index.typeName($0.type).hasSuffix("ViewBuilder") }) {
            return true
        }
        guard let owner = info.owner, !info.isStatic else { return false }
        let protocols = owner.protocols
        switch info.name {
        case "body":
            let modifiers = ["ViewModifier", "AnimatableModifier", "Transition"]
            return info.isProperty
                ? protocols.contains("View") : modifiers.contains(where: protocols.contains)
        case "makeBody":
            return ["ButtonStyle", "PrimitiveButtonStyle", "LabelStyle"].contains { protocols.contains($0) }
        default: return false
        }
    }
}

/// The code of a function with the default values of its parameters.
private struct FunctionContent: Sendable {
    struct Default: Sendable {
        let slot: Int
        let code: Code
    }

    /// The number of parameters, with the receiver.
    let count: Int
    let defaults: [Default]
    let body: Code

    func call(_ execution: Execution, _ arguments: inout [Value]) throws(Failure) -> Value {
        let frame = Frame(execution, arguments)
        for value in defaults {
            if case .absent = frame[value.slot] { frame[value.slot] = try value.code(frame) }
        }
        let result = try execution.nested { () throws(Failure) in try body(frame) }
        for slot in 0..<min(count, arguments.count) { arguments[slot] = frame[slot] }
        return result
    }
}
