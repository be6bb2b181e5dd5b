import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

/// The initializers of all types, and the initial values of stored properties.
struct Records: CheckPart {
    let checker: Checker

    func initializers(of type: StyleType) -> [Callable] {
        switch type.kind {
        case .engine(let engine):
            return extensionInitializers(of: type)
                + (bridge.initializers[engine.name] ?? []).map { Callable($0) }
        // The initializers of a key, where a key or a string is expected: `Button(.init(text)) { … }`.
        case .any(.stringProtocol, _): return initializers(of: .engine(.localizedStringKey))
        case .any(let constraint, _):
            return
                (bridge.initializers[
                    constraint == .view
                        ? "AnyView" : constraint == .shapeStyle ? "AnyShapeStyle" : constraint.name
                ] ?? []).map { Callable($0) }
        case .declared(let number): return initializers(of: checker.index.types[number])
        case .array(let element):
            let target = CallTarget.reading(Constant.emptyArray)
            return [Callable(name: "init", parameters: [], result: type, target: target)]
                + (bridge.functions["Array"] ?? []).map { Callable($0, variables: [0: element]) }
        case .optional(let wrapped):
            return (bridge.functions["Optional"] ?? []).map { Callable($0, variables: [0: wrapped]) }
        case .binding(let value):
            var made = calls.bindingInitializer
            if !value.hasVariable, !value.isUnknown { made.variables[0] = value }
            return [made]
        case .dictionary:
            let target = CallTarget.reading(Constant.emptyDictionary)
            return [Callable(name: "init", parameters: [], result: type, target: target)]
                + (bridge.functions["Dictionary"] ?? []).map { Callable($0) }
        default: return []
        }
    }

    func extensionInitializers(of type: StyleType) -> [Callable] {
        guard case .engine(let engine) = type.kind else { return [] }
        return (checker.index.extensionInitializers[engine.name] ?? []).map { info in
            let function = callables.callable(info)
            return Callable(
                name: "init",
                parameters: function.parameters,
                result: info.isFailable ? .optional(type) : type,
                target: .extensionInitializer(function.target, isFailable: info.isFailable)
            )
        }
    }

    private func initializers(of info: TypeInfo) -> [Callable] {
        let type = StyleType.declared(info.number)
        if info.isClass { return classMembers.classInitializers(of: info) }
        let own = info.initializers.map { function in
            let inner = callables.callable(function)
            var made = Callable(
                name: "init",
                parameters: inner.parameters,
                result: function.isFailable ? .optional(type) : type,
                target: info.isEnumeration
                    ? .extensionInitializer(inner.target, isFailable: function.isFailable)
                    : .initializer(inner.target, of: info, isFailable: function.isFailable)
            )
            made.knownParameters = inner.knownParameters
            return made
        }
        if info.isEnumeration {
            guard let raw = info.rawType else { return own }
            let ofRawValue = Callable(
                name: "init",
                parameters: [CallParameter(label: "rawValue", type: raw)],
                result: .optional(type),
                target: .rawValue(of: info)
            )
            return own + [ofRawValue]
        }
        // Initializers in extensions leave a structure the one that takes its properties.
        guard info.initializers.allSatisfy(\.isInExtension) else { return own }
        let memberwise = memberwiseInitializer(of: info, includesFocus: false)
        guard info.fields.contains(where: { $0.wrapper == .focusState && !$0.isPrivate }) else {
            return own + [memberwise]
        }
        return own + [memberwise, memberwiseInitializer(of: info, includesFocus: true)]
    }

    func memberwiseInitializer(of info: TypeInfo, includesFocus: Bool) -> Callable {
        let fields = memberwiseFields(of: info, includesFocus: includesFocus)
        let properties = fields.map {
            MemberwiseProperty(
                index: $0.index,
                wrapper: $0.wrapper,
                place: $0.place,
                isBuilt: $0.isBuilder && !signatures.fieldType($0, of: info).isFunction
            )
        }
        return Callable(
            name: "init",
            parameters: fields.map {
                var type = signatures.fieldType($0, of: info)
                if $0.wrapper == .binding || $0.wrapper == .focusState { type = .binding(type) }
                if $0.isBuilder, !type.isFunction { type = .function(.init([], type, isBuilder: true)) }
                return CallParameter(
                    label: $0.name,
                    type: type,
                    hasDefault: $0.value != nil || type.isOptional && !$0.isConstant
                )
            },
            result: .declared(info.number),
            target: .memberwise(info, properties)
        )
    }

    /// The properties that the memberwise initializer sets; only a view that has the wrapper of a focus passes it on.
    func memberwiseFields(of info: TypeInfo, includesFocus: Bool = false) -> [FieldInfo] {
        info.fields.filter {
            switch $0.wrapper {
            case .environment, .namespace, .gestureState: false
            case .focusState: includesFocus && !$0.isPrivate
            case .state, .scaledMetric: $0.value == nil || !$0.isPrivate
            case .binding: true
            case nil: !($0.isConstant && $0.value != nil) && $0.externalWrapper == nil
            }
        }
    }

    /// The initial values of the properties of a structure.
    func initialValues(of info: TypeInfo) -> [InitialValue] {
        let scope = Scope(
            owner: info,
            selfType: .declared(info.number),
            isStatic: true,
            generics: [:],
            context: fieldContext(of: info)
        )
        return info.fields.map { field in
            InitialValue(
                wrapper: field.wrapper,
                place: field.place,
                makesObject: makesObject(field, of: info),
                value: initialValue(of: field, owner: info, in: scope)
            )
        }
    }

    /// The initial value of a property of a structure or a class; nil for one that an initializer sets.
    func initialValue(of field: FieldInfo, owner info: TypeInfo, in scope: Scope) -> (any Operation)? {
        // The value is computed when the property is read.
        guard !field.isLazy else { return nil }
        if let wrapper = propertyWrappers.sourceWrapper(of: field, in: info) {
            return wrapper.initial.map { propertyWrappers.placed($0, of: field) }
        }
        let type = signatures.fieldType(field, of: info)
        // The messages were reported when the type was checked.
        if let value = field.value {
            return checker.attempt {
                replacements.checkInitialValue(value, as: type, of: field.name, at: field.place, in: scope)
            }
            .value
        }
        if sourceEnvironment.environmentObject(of: field) != nil { return Constant.none }
        if field.externalWrapper != nil {
            return checker.attempt { samples.sample(of: type, named: field.name) }.value
        }
        if field.wrapper == .focusState, type == .bool { return Constant.boolean(false) }
        return !field.isConstant && type.isOptional ? Constant.none : nil
    }

    /// Whether the value of a property is an object that is made when a view first reads it, once in each tree: that of
    /// `@StateObject`, and of a state whose class is observable.
    func makesObject(_ field: FieldInfo, of info: TypeInfo) -> Bool {
        guard field.wrapper == .state else { return false }
        if field.isStateObject { return true }
        guard let number = signatures.fieldType(field, of: info).declaredNumber else { return false }
        return checker.index.types[number].isObservable
    }

    func fieldContext(of info: TypeInfo) -> Int { -1 - info.number }
}

/// The initial value of a property of a structure.
struct InitialValue {
    let wrapper: FieldInfo.Wrapper?
    let place: SourcePlace
    /// Whether the value is an object that is made when a view first reads it.
    let makesObject: Bool
    /// The value; nil for a property that an initializer sets.
    let value: (any Operation)?
}
