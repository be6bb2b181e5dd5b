import StyleBridge
import StyleRuntime
import StyleSyntax

/// Types and functions of the source, each of which is checked once.
struct DeclarationCheck: CheckPart {
    let checker: Checker

    /// Finds the generic parameters, protocols and superclasses of all types: what declarations say without their bodies.
    func resolveTypes() {
        checker.index.types.forEach(resolveDeclaration)
        inheritance.resolveInheritance()
    }

    /// Finds the generic parameters of a type, and the names that it inherits.
    func resolveDeclaration(of info: TypeInfo) {
        info.messages.add(checker.attempt { self.resolveGenericParameters(of: info) })
        info.protocols += info.declaration.inherited.map { protocolName($0) }
    }

    private func resolveGenericParameters(of info: TypeInfo) {
        let scope = Scope(owner: info.outer, selfType: nil, isStatic: true, generics: [:], context: 0)
        for parameter in info.declaration.generics.parameters {
            info.generics[parameter.name.text] =
                parameter.inherited.map { typeNames.constraint($0, in: scope) } ?? .anything
        }
        for requirement in info.declaration.generics.requirements where requirement.relation == .conforms {
            let name = program.typeName(requirement.left)
            info.generics[name] = typeNames.narrowed(
                info.generics[name],
                by: typeNames.constraint(requirement.right, in: scope)
            )
        }
        for member in info.declaration.members {
            guard case .declaration(let id) = program[member].kind,
                case .associatedType(let name, let inherited, _) = program[id].kind
            else { continue }
            info.generics[name.text] =
                inherited.first.map { typeNames.constraint($0, in: scope) } ?? .anything
        }
    }

    /// The warnings about statements at the top of the file.
    ///
    /// Articles print how a style is used after it. A macro, such as a preview, is not expanded.
    func topLevelWarnings(besides roots: [Root]) -> [Diagnostic] {
        let snippets = Set(roots.filter { $0.kind == .snippet }.map(\.place))
        // They run for a button that they make.
        if roots.contains(where: \.isMadeAtTop) { return [] }
        return program.statements.filter { checker.index.files.isShown(program[$0].place) }.compactMap { id in
            if case .declaration = program[id].kind { return nil }
            if case .expression(let expression) = program[id].kind, case .macro = program[expression].kind {
                return nil
            }
            if snippets.contains(program[id].place) { return nil }
            return Diagnostic(.warning, .topLevelStatement, at: program[id].place, in: program.source)
        }
    }

    /// Checks the properties and the conformances of a type.
    func checkType(_ info: TypeInfo) {
        guard !info.isChecked else { return }
        info.isChecked = true
        let result = checker.attempt {
            if !inheritance.isOfPlatform(info) {
                for field in info.fields { checkField(field, of: info) }
            }
            inheritance.checkConformances(of: info)
        }
        info.messages.add(result)
    }

    /// Checks a function; one that is declared inside of another one is checked with that.
    func checkFunction(_ info: FunctionInfo) {
        guard !info.isChecked else { return }
        info.isChecked = true
        // It says whether an override is ever called.
        if info.isOverride, let owner = info.owner { checkType(owner) }
        let result = checker.attempt { self.checkBody(of: info) }
        if let first = result.diagnostics.first(where: { $0.severity == .error }), isOptionalOverride(info) {
            info.isNeverCalled = true
            let message = CheckMessage.overrideNotUnderstood(info.name, first.message)
            info.messages.add(Diagnostic(.warning, message, at: info.place, in: program.source))
        } else if replacements.replaceBody(of: info, result) {
            return
        } else if !info.isNeverCalled {
            info.messages.add(result)
        }
        guard info.generic != nil, let first = result.diagnostics.first else { return }
        checker.bodies[info.number] = FunctionBody(
            parameterCount: 0,
            defaults: [],
            body: Failing(failure: Failure(.message(first.message), at: first.place))
        )
    }

    /// Whether UIKit calls an override for what most pictures do not show, so that one which is not understood does not
    /// refuse the picture.
    private func isOptionalOverride(_ info: FunctionInfo) -> Bool {
        guard info.isOverride, let owner = info.owner, inheritance.engineClass(of: owner) != nil else {
            return false
        }
        return Self.optionalOverrides.contains(info.name)
    }

    private static let optionalOverrides: Set = [
        "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "beginTracking",
        "continueTracking", "endTracking", "cancelTracking", "prepareForInterfaceBuilder",
        "tintColorDidChange", "traitCollectionDidChange", "awakeFromNib",
    ]

    /// Reports a structure that contains itself.
    func reportEndlessType(_ info: TypeInfo) {
        info.messages.add(checker.error(.endlessType(info.name), at: info.place))
    }

    /// The functions that the engine calls on values of a type: requirements of its protocols, overrides of its classes,
    /// and observers.
    func functionsOfEngine(of info: TypeInfo) -> Set<Int> {
        let (requirements, _) = requirements(of: info)
        var numbers: Set<Int> = []
        if !info.protocols.isEmpty {
            numbers.formUnion(Self.calledRequirements.compactMap { requirements[$0] })
            if info.protocols.contains("Layout") {
                numbers.formUnion(InterpretedLayout.requirements.compactMap { requirements[$0] })
            }
        }
        for type in inheritance.lineage(of: info.number) {
            numbers.formUnion(type.observers.values.joined().map { $0.function.number })
            guard inheritance.engineClass(of: info) != nil else { continue }
            if let layerClass = inheritance.dispatchTable(of: info)["layerClass"] {
                numbers.insert(layerClass)
            }
            for function in type.members.functions.values.joined()
            where function.isOverride && !function.isNeverCalled {
                numbers.insert(function.number)
                if let setter = function.setter { numbers.insert(setter.number) }
            }
        }
        return numbers
    }

    /// The requirements that the engine calls by their names.
    private static let calledRequirements = [
        "body", "body(content:)", "makeBody", "_body", "path", "inset", "effectValue", "animatableData",
        "animatableData=", "resolve",
    ]

    /// The functions that fulfill requirements of protocols, and the places of those that make views, by name.
    private func requirements(of info: TypeInfo) -> (numbers: [String: Int], bodies: [String: SourcePlace]) {
        var numbers: [String: Int] = [:]
        var bodies: [String: SourcePlace] = [:]
        let owners = inheritance.lineage(of: info.number) + inheritance.sourceProtocols(of: info)
        if info.protocols.contains("Layout") { numbers = layoutRequirements(of: info) }
        // A program with too much in it has an error, and no type of it is drawn.
        for (name, functions) in owners.lazy.flatMap({ $0.members.functions }) where checker.excess == nil {
            for function in functions where !function.isRequirement {
                let requirement = name == "body" && !function.isProperty ? "body(content:)" : name
                if numbers[requirement] == nil {
                    numbers[requirement] = function.number
                    if name == "body" || name == "makeBody" { bodies[requirement] = function.place }
                }
                if requirement == name {
                    if let setter = function.setter { numbers["\(name)="] = setter.number }
                }
            }
        }
        return (numbers, bodies)
    }

    /// The name of a protocol without its module and arguments; of another name of Apple's, that of the protocol.
    private func protocolName(_ id: TypeID) -> String {
        let name = program.typeName(id)
        if case .any(let constraint, [])? = bridge.typeNames[name]?.kind { return constraint.name }
        return name.split(separator: ".").last.map(String.init) ?? name
    }

    private func checkField(_ field: FieldInfo, of info: TypeInfo) {
        let type = signatures.fieldType(field, of: info)
        guard propertyWrappers.sourceWrapper(of: field, in: info) == nil else { return }
        if field.wrapper == .environment, sourceEnvironment.declaredEnvironmentValue(of: field) == nil {
            _ = sourceEnvironment.environmentEntry(of: field, report: !checker.replacesExternalNames)
        }
        if field.isLazy {
            _ = storedProperties.lazyValue(of: field, info)
        } else if let value = field.value {
            let scope = Scope(
                owner: info,
                selfType: .declared(info.number),
                isStatic: true,
                generics: [:],
                context: records.fieldContext(of: info)
            )
            let result = checker.attempt {
                replacements.checkInitialValue(value, as: type, of: field.name, at: field.place, in: scope)
            }
            field.initialStandIns = result.standIns
            _ = checker.accept(result)
        }
        if let wrapper = field.externalWrapper, wrapper.text != "EnvironmentObject" {
            guard checker.replacesExternalNames else {
                return checker.report(.unknownAttribute(wrapper.text), at: wrapper.place)
            }
            checker.standIns.append(
                StandIn(
                    name: "@\(wrapper.text)",
                    place: wrapper.place,
                    type: checker.name(of: type),
                    kind: .fixed
                )
            )
        } else if field.typeID == nil, field.value == nil, field.wrapper == nil {
            checker.report(.noTypeAnnotation, at: field.place)
        }
    }

    /// A type as the engine's protocols need it.
    ///
    /// - Parameters:
    ///   - info: the type.
    ///   - stored: the code that reads its stored properties, by their names.
    /// - Returns: the type.
    func checkedType(_ info: TypeInfo, stored: [String: MemberCode]) -> CheckedType {
        let (requirements, bodies) = requirements(of: info)
        var protocols = Set(info.protocols)
        for name in info.protocols {
            for general in [EngineProtocol.view, .animatable, .viewModifier]
            where bridge.refines(name, protocol: general) {
                protocols.insert(general.name)
            }
        }
        return CheckedType(
            name: info.name,
            generic: info.generic?.number,
            isClass: info.isClass,
            protocols: protocols,
            requirements: requirements,
            bodies: bodies,
            animatableField: storedProperties.field("animatableData", of: .declared(info.number))?.0.index,
            dispatch: inheritance.dispatchTable(of: info).filter {
                !checker.index.allFunctions[$0.value].isNeverCalled
            },
            stored: stored,
            observers: inheritance.observers(of: info)
        )
    }

    private func checkBody(of info: FunctionInfo) {
        signatures.resolveSignature(info)
        let scope = Scope(
            owner: info.owner,
            selfType: info.selfType,
            isStatic: info.isStatic,
            generics: info.generics,
            context: checker.makeContext()
        )
        scope.function = info.number
        scope.isInitializer = info.isInitializer
        scope.observedProperty = info.observed?.property
        if let owner = info.owner, inheritance.isOfPlatform(owner), !info.isStatic {
            if info.isInitializer { checker.bodies[info.number] = .ofPlatform(info) }
            return
        }
        if info.isRequirement {
            checker.bodies[info.number] = samples.bodyOutsideOfSource(of: info)
            return
        }
        let hasReceiver = info.selfType != nil && !info.isStatic
        if hasReceiver, let selfType = info.selfType {
            _ = scope.declare("self", as: selfType, isVariable: info.isMutating || info.isInitializer)
        }
        let first = hasReceiver ? 1 : 0
        var defaults: [FunctionBody.Default] = []
        for (parameter, type) in zip(info.parameters, info.parameterTypes) {
            let slot = scope.declare(
                parameter.name?.text ?? "_",
                as: type,
                isVariable: typeNames.isInout(parameter.type),
                isImplicitlyUnwrapped: signatures.isImplicitlyUnwrapped(parameter.type)
            )
            if let value = parameter.defaultValue {
                let outer = Scope(
                    owner: info.owner,
                    selfType: info.selfType,
                    isStatic: true,
                    generics: info.generics,
                    context: checker.makeContext()
                )
                defaults.append(.init(slot: slot, value: expressions.check(value, as: type, in: outer)))
            }
        }
        var count = info.parameters.count + first
        if let observed = info.observed {
            _ = scope.declare(observed.valueName, as: inheritance.observedType(of: observed.property, info))
            count += 1
        }
        if let name = info.returnedLocal {
            checker.bodies[info.number] = FunctionBody(
                parameterCount: 0,
                defaults: [],
                body: topLevelBody(info.body, returning: name, in: scope)
            )
            return
        }
        let initialized: StyleType = info.isFailable ? .optional(.void) : .void
        let result = info.isInitializer ? initialized : info.result ?? .void
        let isBuilder = isBuilder(info)
        let body = closureExpressions.functionBody(
            info.body,
            result: result,
            isBuilder: isBuilder,
            resultBuilder: isBuilder ? nil : resultBuilders.resultBuilder(of: info.attributes, in: scope),
            in: scope
        ).body
        checker.bodies[info.number] = FunctionBody(parameterCount: count, defaults: defaults, body: body)
    }

    /// The statements at the top of a source as a body that returns one of their variables.
    private func topLevelBody(
        _ statements: [StatementID],
        returning name: String,
        in scope: Scope
    ) -> any Operation {
        let items = statements.map {
            Block.Item(statement: controlFlow.statement($0, in: scope), isDeferred: false)
        }
        guard let local = scope.find(name)?.local else { return Failing.sourceHasErrors }
        return ReturnedLocal(
            block: Block(items: items),
            local: LocalValue(name: name, slot: local.slot, level: 0)
        )
    }

    /// The protocols of SwiftUI whose types make a body from a configuration.
    static let styleProtocols = [
        "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "MenuStyle", "ProgressViewStyle",
        "GaugeStyle", "GroupBoxStyle", "DisclosureGroupStyle",
    ]

    /// Whether the body of a function is a view builder.
    private func isBuilder(_ info: FunctionInfo) -> Bool {
        if info.attributes.contains(where: { program.typeName($0.type).hasSuffix("ViewBuilder") }) {
            return true
        }
        guard let owner = info.owner else { return false }
        if info.isStatic {
            return info.name == "previews" && info.isProperty && owner.protocols.contains("PreviewProvider")
        }
        let protocols = owner.protocols
        switch info.name {
        case "body":
            let modifiers = [
                "ViewModifier", "AnimatableModifier", "Transition", "MultiViewRoot", "UnaryViewRoot",
            ]
            return info.isProperty
                ? protocols.contains("View") : modifiers.contains(where: protocols.contains)
        case "_body": return protocols.contains("TextFieldStyle")
        case "makeBody":
            return Self.styleProtocols.contains { protocols.contains($0) }
        default: return false
        }
    }
}
