import StyleSyntax
import ViewEngine

/// A member that can be read: its type, and how it is read from a value.
struct ReadableMember {
    let type: StyleType
    let get: @Sendable (Frame, Value) throws(Failure) -> Value
}

extension Checker {
    // MARK: Identifiers

    func resolveIdentifier(_ identifier: Name, _ expected: StyleType?, _ scope: Scope) -> Typed {
        let text = identifier.text
        if let (local, level) = scope.find(text) {
            if let function = local.function, function.isProperty {
                return callProperty(function, scope, nil)
            }
            let slot = local.slot
            if let function = local.function {
                return Typed(functionType(function)) { frame throws(Failure) in
                    frame.outer(level)[slot]
                }
            }
            if level == 0 {
                return Typed(local.type, external: local.external) { frame throws(Failure) in frame[slot] }
            }
            return Typed(local.type, external: local.external) { frame throws(Failure) in
                frame.outer(level)[slot]
            }
        }
        if text == "super" { return superValue(identifier, scope) }
        if text == "Self", let selfType = scope.root.selfType {
            return Typed(.metatype(selfType)) { _ throws(Failure) in .metatype(selfType) }
        }
        // `$name` is the projected value of a wrapped property; so is `_name` the wrapper itself.
        if text.hasPrefix("$"), let projection = projection(String(text.dropFirst()), scope) {
            return projection
        }
        if let selfType = scope.root.selfType, !scope.root.isStatic,
            let (receiver, _) = scope.find("self").map({ ($0.local, $0.level) })
        {
            _ = receiver
            if let member = memberValue(
                text,
                of: selfType,
                receiver: selfValue(scope),
                at: identifier.place,
                scope
            ) {
                return member
            }
        }
        if let selfType = scope.root.selfType, scope.root.isStatic,
            let member = staticMember(text, of: selfType, at: identifier.place, scope)
        {
            return member
        }
        if let type = lexicalType(text, scope) {
            return Typed(.metatype(type)) { _ throws(Failure) in .metatype(type) }
        }
        var outer = scope.root.owner?.outer
        while let info = outer {
            if let global = info.members.globals[text] { return value(of: global) }
            outer = info.outer
        }
        if let global = index.globals[text] { return value(of: global) }
        if let functions = index.functions[text] {
            if functions[0].isProperty { return callProperty(functions[0], scope, nil) }
            return functionValue(callable(functions[0]), receiver: nil)
        }
        if let type = bridge.typeNames[text] ?? (bridge.protocols[text] != nil ? StyleType.any(text) : nil) {
            return Typed(.metatype(type)) { _ throws(Failure) in .metatype(type) }
        }
        if let entries = bridge.functions[text] { return functionValue(Callable(entries[0]), receiver: nil) }
        return external(
            text,
            at: identifier.place,
            "cannot find '\(text)' in scope",
            among: scope.names + memberNames(of: scope.root.selfType)
        )
    }

    /// `self`, which a method has in its first slot.
    func selfValue(_ scope: Scope) -> Typed {
        guard let (local, level) = scope.find("self") else { return .failed }
        let slot = local.slot
        return Typed(local.type) { frame throws(Failure) in frame.outer(level)[slot] }
    }

    /// The names of the members of a type, for suggestions.
    func memberNames(of type: StyleType?) -> [String] {
        guard let type else { return [] }
        var names: [String] = []
        if case .declared(let number) = type {
            for info in lineage(of: number) + sourceProtocols(of: index.types[number]) {
                names += info.fields.map(\.name) + info.members.functions.keys + info.cases.map(\.name)
            }
        }
        for owner in owners(of: type) {
            names += bridge.members[owner]?.keys.map { $0 } ?? []
            names += index.extensions[owner]?.functions.keys.map { $0 } ?? []
        }
        return names
    }

    func staticNames(of type: StyleType) -> [String] {
        var names: [String] = []
        if case .declared(let number) = type {
            let info = index.types[number]
            names += info.cases.map(\.name) + info.members.globals.keys + info.members.staticFunctions.keys
        }
        for owner in owners(of: type) {
            names += bridge.statics[owner]?.keys.map { $0 } ?? []
            names += index.extensions[owner]?.globals.keys.map { $0 } ?? []
        }
        return names
    }

    // MARK: Properties of wrappers

    func field(_ name: String, of type: StyleType?) -> (FieldInfo, TypeInfo)? {
        guard case .declared(let number)? = type else { return nil }
        for info in lineage(of: number) {
            if let field = info.fields.first(where: { $0.name == name }) { return (field, info) }
        }
        return nil
    }

    /// `$name`.
    func projection(_ name: String, _ scope: Scope) -> Typed? {
        guard let (field, info) = field(name, of: scope.root.selfType) else { return nil }
        return projection(of: field, info, selfValue(scope))
    }

    func projection(of field: FieldInfo, _ info: TypeInfo, _ receiver: Typed) -> Typed? {
        let type = fieldType(field, of: info)
        let index = field.index
        let wrapper = field.wrapper
        let field = (name: field.name, place: field.place)
        let code = receiver.code
        switch wrapper {
        case .state, .focusState:
            return Typed(.binding(type)) { frame throws(Failure) in
                guard case .state(let state) = try code(frame).stored(at: index) else { return .none }
                try Self.requireReadable(field)
                return .binding(state.projectedValue)
            }
        case .binding:
            return Typed(.binding(type)) { frame throws(Failure) in
                try code(frame).stored(at: index) ?? .none
            }
        case .gestureState:
            return Typed(.gestureState(type)) { frame throws(Failure) in
                guard case .gestureState(let state) = try code(frame).stored(at: index) else { return .none }
                try Self.requireReadable(field)
                return .gestureState(state.projectedValue)
            }
        case .environment, .namespace, .scaledMetric, nil: return nil
        }
    }

    /// Throws where the engine cannot tell which view a property belongs to.
    static func requireReadable(_ field: (name: String, place: SourcePlace)) throws(Failure) {
        guard DynamicProperties.areReadable else {
            throw Failure("'\(field.name)' is read outside of a body and of an action", at: field.place)
        }
    }

    /// Reads a stored property.
    func readField(_ field: FieldInfo, of info: TypeInfo) -> ReadableMember {
        let index = field.index
        let type = fieldType(field, of: info)
        let own = field.wrapper == .environment ? sourceEnvironmentValue(of: field) : nil
        let entry =
            field.wrapper == .environment && own == nil ? environmentEntry(of: field, report: false) : nil
        let wrapper = field.wrapper
        let lazyValue = field.isLazy ? lazyValue(of: field, info) : nil
        let field = (name: field.name, place: field.place)
        switch wrapper {
        case .environment:
            if let own {
                return ReadableMember(type: own.type) { frame, _ throws(Failure) in
                    try own.get(frame, Environment(\.self).wrappedValue)
                }
            }
            guard let entry else {
                return ReadableMember(type: .unknown) { _, _ in .none }
            }
            return ReadableMember(type: type) { _, _ throws(Failure) in
                var values: [Value] = []
                return try entry.call(&values)
            }
        case .state, .focusState:
            return ReadableMember(type: type) { _, value throws(Failure) in
                guard case .state(let state) = value.stored(at: index) else { return .absent }
                try Self.requireReadable(field)
                return state.wrappedValue
            }
        case .gestureState:
            return ReadableMember(type: type) { _, value throws(Failure) in
                guard case .gestureState(let state) = value.stored(at: index) else { return .absent }
                try Self.requireReadable(field)
                return state.wrappedValue
            }
        case .binding:
            return ReadableMember(type: type) { _, value throws(Failure) in
                guard case .binding(let binding) = value.stored(at: index) else { return .absent }
                return binding.wrappedValue
            }
        case .scaledMetric:
            return ReadableMember(type: type) { _, value throws(Failure) in
                guard case .number(let number) = value.stored(at: index) else { return .number(0) }
                try Self.requireReadable(field)
                return .number(ScaledMetric(wrappedValue: number).wrappedValue)
            }
        case .namespace:
            let place = field.place
            return ReadableMember(type: type) { _, _ throws(Failure) in
                .engine(
                    Namespace(file: "style", line: UInt(place.line), column: UInt(place.column)).wrappedValue
                )
            }
        case nil:
            if let lazyValue {
                return ReadableMember(type: type) { frame, value throws(Failure) in
                    try Self.readLazy(index, lazyValue, of: value, frame)
                }
            }
            return ReadableMember(type: type) { _, value throws(Failure) in
                value.stored(at: index) ?? .absent
            }
        }
    }

    // MARK: Members

    /// The names under which the members of a type are found.
    func owners(of type: StyleType) -> [String] {
        switch type {
        case .engine(let name): return bridge.memberOwners(of: name)
        case .any("Gesture", let arguments):
            switch arguments.first {
            case .engine("DragGesture.Value"): return ["Gesture<DragGesture>", "Gesture"]
            case .bool: return ["Gesture<LongPressGesture>", "Gesture"]
            default: return ["Gesture<TapGesture>", "Gesture"]
            }
        case .any(let name, _): return bridge.memberOwners(of: name)
        case .declared(let number):
            return index.types[number].protocols.flatMap { bridge.memberOwners(of: $0) }
        case .array, .range: return ["Array"]
        case .optional(let wrapped):
            return conforms(wrapped, to: "View")
                ? ["Optional"] + bridge.memberOwners(of: "View") : ["Optional"]
        case .binding: return ["Binding"]
        default: return []
        }
    }

    private func variables(of type: StyleType) -> [Int: StyleType] {
        switch type {
        case .array(let element), .optional(let element), .binding(let element), .gestureState(let element):
            [0: element]
        case .range: [0: .int]
        default: [:]
        }
    }

    /// The functions and computed properties of a name that a type has, nearest first.
    func members(_ name: String, of type: StyleType) -> [[Callable]] {
        var tiers: [[Callable]] = []
        if case .declared(let number) = type {
            for info in lineage(of: number) + sourceProtocols(of: index.types[number]) {
                if let functions = info.members.functions[name] {
                    tiers.append(functions.map { callable($0) })
                }
            }
        }
        let variables = variables(of: type)
        for owner in owners(of: type) {
            if let functions = index.extensions[owner]?.functions[name] {
                tiers.append(functions.map { callable($0) })
            }
            if let entries = bridge.members[owner]?[name] {
                tiers.append(entries.map { Callable($0, variables: variables) })
            }
        }
        return tiers
    }

    /// The static functions and properties of a name that a type has, and its cases.
    func statics(_ name: String, of type: StyleType) -> [[Callable]] {
        var tiers: [[Callable]] = []
        if case .declared(let number) = type {
            let info = index.types[number]
            if let item = info.cases.first(where: { $0.name == name }) {
                tiers.append([callable(item, of: info)])
            }
            for info in lineage(of: number) + sourceProtocols(of: info) {
                if let global = info.members.globals[name] { tiers.append([callable(global)]) }
                if let functions = info.members.staticFunctions[name] {
                    tiers.append(functions.map { callable($0) })
                }
            }
        }
        for owner in owners(of: type) {
            if let global = index.extensions[owner]?.globals[name] { tiers.append([callable(global)]) }
            if let functions = index.extensions[owner]?.staticFunctions[name] {
                tiers.append(functions.map { callable($0) })
            }
            if let entries = bridge.statics[owner]?[name] { tiers.append(entries.map { Callable($0) }) }
        }
        if name == "allCases", case .declared(let number) = type, index.types[number].isEnumeration {
            let info = index.types[number]
            let cases = info.cases
            tiers.append([
                Callable(name: name, parameters: [], result: .array(type), isProperty: true) { _, _ in
                    .array(
                        cases.map {
                            .enumeration(
                                .init(
                                    type: number,
                                    number: $0.number,
                                    name: $0.name,
                                    values: [],
                                    rawValue: $0.rawValue
                                )
                            )
                        }
                    )
                }
            ])
        }
        return tiers
    }

    func callable(_ global: GlobalInfo) -> Callable {
        let typed = value(of: global)
        let code = typed.code
        return Callable(name: global.name, parameters: [], result: typed.type, isProperty: true) {
            frame,
            _ throws(Failure) in
            try code(frame)
        }
    }

    func callable(_ item: CaseInfo, of info: TypeInfo) -> Callable {
        let scope = Scope(
            owner: info,
            selfType: .declared(info.number),
            isStatic: true,
            generics: [:],
            context: 0
        )
        let number = info.number
        return Callable(
            name: item.name,
            parameters: item.parameters.map {
                CallParameter(
                    label: $0.label?.text,
                    type: type($0.type, scope),
                    hasDefault: $0.defaultValue != nil
                )
            },
            result: .declared(number),
            isProperty: item.parameters.isEmpty
        ) { _, values in
            .enumeration(
                .init(
                    type: number,
                    number: item.number,
                    name: item.name,
                    values: values,
                    rawValue: item.rawValue
                )
            )
        }
    }

    /// A function of the source as something to call.
    ///
    /// Overrides of subclasses run in its place if it is dynamic, as it is unless `super` calls it.
    func callable(_ info: FunctionInfo, isDynamic: Bool = true) -> Callable {
        resolveSignature(info)
        let number = info.number
        let hasReceiver = info.selfType != nil && !info.isStatic && !info.isInitializer
        let key = isDynamic && hasReceiver && canBeOverridden(info) ? info.dispatchKey : nil
        let property = info.isProperty ? info.name : nil
        return Callable(
            name: info.name,
            parameters: zip(info.parameters, info.parameterTypes).map { parameter, type in
                CallParameter(
                    label: parameter.label?.text,
                    type: type,
                    hasDefault: parameter.defaultValue != nil,
                    isVariadic: parameter.isVariadic,
                    isInout: isInout(parameter.type)
                )
            },
            result: info.result ?? .void,
            isProperty: info.isProperty,
            hasReceiver: hasReceiver,
            isMutating: info.isMutating
        ) { frame, values throws(Failure) in
            let program = frame.execution.program
            guard let key else { return try program.call(number, frame.execution, &values) }
            if let property, let type = values.first?.sourceType, program.types[type].dispatch[key] == nil,
                let read = program.types[type].stored[property]
            {
                return try read(frame, values[0])
            }
            return try program.callDynamically(key, orElse: number, frame.execution, &values)
        }
    }

    func functionType(_ info: FunctionInfo) -> StyleType {
        resolveSignature(info)
        return .function(.init(info.parameterTypes.map { .init($0) }, info.result ?? .void))
    }

    /// A computed property.
    private func callProperty(_ info: FunctionInfo, _ scope: Scope, _ receiver: Typed?) -> Typed {
        if let (local, level) = scope.find(info.name), local.function === info {
            resolveSignature(info)
            let slot = local.slot
            return Typed(info.result ?? .void) { frame throws(Failure) in
                guard case .function(let function) = frame.outer(level)[slot] else { return .absent }
                var values: [Value] = []
                return try function.call(&values)
            }
        }
        return read(callable(info), receiver)
    }

    /// Reads a property.
    func read(_ callable: Callable, _ receiver: Typed?) -> Typed {
        let call = callable.call
        let result = callable.result.substituting(callable.variables)
        guard callable.hasReceiver, let receiver else {
            return Typed(result) { frame throws(Failure) in
                var values: [Value] = []
                return try call(frame, &values)
            }
        }
        let code = receiver.code
        return Typed(result) { frame throws(Failure) in
            var values = [try code(frame)]
            return try call(frame, &values)
        }
    }

    /// A function as a value, with its receiver.
    func functionValue(_ callable: Callable, receiver: Typed?) -> Typed {
        let type = StyleType.function(
            .init(
                callable.parameters.map {
                    .init($0.type.substituting(callable.variables), isInout: $0.isInout)
                },
                callable.result.substituting(callable.variables)
            )
        )
        let call = callable.call
        let code = callable.hasReceiver ? receiver?.code : nil
        return Typed(type) { frame throws(Failure) in
            let receiver = try code?(frame)
            return .function(
                .init(frame.execution) { values throws(Failure) in
                    guard let receiver else { return try call(frame, &values) }
                    var all = [receiver] + values
                    defer { values = Array(all.dropFirst()) }
                    return try call(frame, &all)
                }
            )
        }
    }

    /// A member of a value; nil if the type has none of this name.
    func memberValue(
        _ name: String,
        of type: StyleType,
        receiver: Typed,
        at place: SourcePlace,
        _ scope: Scope
    ) -> Typed? {
        if let (field, info) = field(name, of: type) {
            let member = readField(field, of: info)
            let (code, get) = (receiver.code, member.get)
            return Typed(member.type, external: member.type.isUnknown ? External(name) : nil) {
                frame throws(Failure) in
                try get(frame, try code(frame))
            }
        }
        if name.hasPrefix("$"), let (field, info) = field(String(name.dropFirst()), of: type) {
            return projection(of: field, info, receiver)
        }
        if case .tuple(let elements) = type,
            let position = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
            elements.indices.contains(position)
        {
            let code = receiver.code
            return Typed(elements[position].type) { frame throws(Failure) in
                guard case .tuple(let values) = try code(frame) else { return .absent }
                return values[position]
            }
        }
        if name == "rawValue", case .declared(let number) = type, let raw = index.types[number].rawType {
            let code = receiver.code
            return Typed(raw) { frame throws(Failure) in
                guard case .enumeration(let value) = try code(frame) else { return .absent }
                return value.rawValue?.value ?? .absent
            }
        }
        for tier in members(name, of: type) {
            if let property = tier.first(where: \.isProperty) { return read(property, receiver) }
            if let method = tier.first { return functionValue(method, receiver: receiver) }
        }
        return nil
    }

    /// How a member is read from a value, for key paths.
    func readMember(_ name: String, of type: StyleType) -> ReadableMember? {
        if let (field, info) = field(name, of: type) { return readField(field, of: info) }
        if case .tuple(let elements) = type, let position = elements.firstIndex(where: { $0.label == name }) {
            return ReadableMember(type: elements[position].type) { _, value throws(Failure) in
                guard case .tuple(let values) = value else { return .absent }
                return values[position]
            }
        }
        for tier in members(name, of: type) {
            guard let property = tier.first(where: \.isProperty) else { continue }
            let call = property.call
            return ReadableMember(type: property.result.substituting(property.variables)) {
                frame,
                value throws(Failure) in
                var values = [value]
                return try call(frame, &values)
            }
        }
        return nil
    }

    /// A static member of a type; nil if it has none of this name.
    func staticMember(_ name: String, of type: StyleType, at place: SourcePlace, _ scope: Scope) -> Typed? {
        if name == "self" { return Typed(.metatype(type)) { _ throws(Failure) in .metatype(type) } }
        for tier in statics(name, of: type) {
            if let property = tier.first(where: \.isProperty) { return read(property, nil) }
            if let function = tier.first { return functionValue(function, receiver: nil) }
        }
        if case .declared(let number) = type, let nested = index.types[number].nested[name] {
            let inner = StyleType.declared(nested.number)
            return Typed(.metatype(inner)) { _ throws(Failure) in .metatype(inner) }
        }
        if case .engine(let engine) = type, let inner = bridge.typeNames["\(engine).\(name)"] {
            return Typed(.metatype(inner)) { _ throws(Failure) in .metatype(inner) }
        }
        return nil
    }

    func resolveMember(
        of base: ExpressionID,
        _ member: Name,
        _ expected: StyleType?,
        _ scope: Scope,
        base implicitBase: StyleType?
    ) -> Typed {
        let place = member.place
        if case .identifier(let module, _) = program[base].kind,
            ["SwiftUI", "Swift", "UIKit"].contains(module.text),
            scope.find(module.text) == nil
        {
            return resolveIdentifier(member, expected, scope)
        }
        if isSuper(base), let value = superMember(member.text, scope) { return value }
        let receiver = resolve(base, nil, scope, base: implicitBase)
        if let external = receiver.external, receiver.type.isUnknown {
            return Typed(.unknown, external: external.member(member.text), receiver.code)
        }
        if member.text == "self" { return receiver }
        switch receiver.type {
        case .unknown: return receiver
        case .metatype(let type):
            if member.text == "init", case .function(let function)? = expected?.unwrapped,
                let callable = initializer(of: type, for: function)
            {
                return functionValue(callable, receiver: nil)
            }
            if let value = staticMember(member.text, of: type, at: place, scope) { return value }
            if type.isUnknown {
                return Typed(.unknown, external: External(member.text), receiver.code)
            }
            return external(
                "\(name(of: type)).\(member.text)",
                at: place,
                "type '\(name(of: type))' has no member '\(member.text)'",
                among: staticNames(of: type),
                likelyType: type
            )
        default:
            if let value = memberValue(member.text, of: receiver.type, receiver: receiver, at: place, scope) {
                return value
            }
            if receiver.type.isOptional,
                memberValue(member.text, of: receiver.type.unwrapped, receiver: receiver, at: place, scope)
                    != nil
            {
                return fail(
                    place,
                    "value of optional type '\(name(of: receiver.type))' must be unwrapped to refer to member '\(member.text)'",
                    remedy: "chain the optional using '?'"
                )
            }
            // An unknown property of a view changes nothing.
            if replacesExternalNames, isAnyView(receiver.type) {
                standIns.append(StandIn(name: member.text, place: place, type: "View", kind: .fixed))
                return receiver
            }
            return noMember(member, of: receiver.type, place)
        }
    }

    /// Whether a type is that of views, and not one that the source declares.
    func isAnyView(_ type: StyleType) -> Bool {
        switch type {
        case .any: conforms(type, to: "View")
        case .engine: conforms(type, to: "View") && !conforms(type, to: "ShapeStyle")
        default: false
        }
    }

    /// The message about a member that a value does not have.
    func noMember(_ member: Name, of type: StyleType, _ place: SourcePlace) -> Typed {
        if type == .engine("PrimitiveButtonStyleConfiguration"), member.text == "isPressed" {
            return fail(
                place,
                "value of type 'PrimitiveButtonStyleConfiguration' has no member 'isPressed'",
                remedy:
                    "a PrimitiveButtonStyle follows the press itself: make it a ButtonStyle, or add a gesture"
            )
        }
        let message = "value of type '\(name(of: type))' has no member '\(member.text)'"
        let names = memberNames(of: type)
        let remedy =
            replacesExternalNames
            ? misspelling(of: member.text, among: names) : suggestion(for: member.text, among: names)
        return remedy == nil && !isEngineValue(type)
            ? external(member.text, at: place, message) : fail(place, message, remedy: remedy)
    }

    /// The initializer of a type that takes the parameters of a function.
    private func initializer(of type: StyleType, for function: StyleType.Function) -> Callable? {
        initializers(of: type).first { callable in
            callable.parameters.count == function.parameters.count
                && zip(callable.parameters, function.parameters).allSatisfy { fits($1.type, $0.type) }
        }
    }

    private func isEngineValue(_ type: StyleType) -> Bool {
        switch type {
        case .engine("Color"), .engine("Font"), .engine("UIColor"), .engine("UIFont"), .engine("String"),
            .engine("Double"), .engine("Int"), .engine("Image"):
            false
        case .engine, .declared: !conforms(type, to: "View")
        default: false
        }
    }

    func resolveImplicitMember(_ member: Name, _ expected: StyleType?, _ scope: Scope) -> Typed {
        guard let expected, !expected.isUnknown else {
            return replacesExternalNames && expected != nil
                ? Typed(.unknown, external: External(member.text)) { _ throws(Failure) in .none }
                : fail(member.place, "cannot infer contextual base in reference to member '\(member.text)'")
        }
        for type in expected.isOptional ? [expected.unwrapped, expected] : [expected] {
            if let value = staticMember(member.text, of: type, at: member.place, scope) { return value }
        }
        if expected.isOptional, member.text == "none" {
            return Typed(expected) { _ throws(Failure) in .none }
        }
        if expected.hasVariable {
            return fail(member.place, "cannot infer contextual base in reference to member '\(member.text)'")
        }
        return external(
            member.text,
            at: member.place,
            "type '\(name(of: expected.unwrapped))' has no member '\(member.text)'",
            among: staticNames(of: expected.unwrapped)
        )
    }

    func resolveSubscript(
        _ base: ExpressionID,
        _ arguments: [Argument],
        _ scope: Scope,
        base implicitBase: StyleType?
    ) -> Typed {
        let receiver = resolve(base, nil, scope, base: implicitBase)
        let place = program[base].place
        guard let argument = arguments.first else { return fail(place, "a subscript needs an argument") }
        if let external = receiver.external, receiver.type.isUnknown {
            return Typed(.unknown, external: external.member("subscript"), receiver.code)
        }
        if receiver.type == .engine("EnvironmentValues") {
            return environmentSubscript(receiver, argument.value, scope)
        }
        let code = receiver.code
        switch receiver.type {
        case .array(let element):
            let position = check(argument.value, .int, scope).code
            return Typed(element) { frame throws(Failure) in
                guard case .array(let values) = try code(frame),
                    case .integer(let index) = try position(frame)
                else {
                    return .absent
                }
                guard values.indices.contains(index) else { throw Failure("Index out of range", at: place) }
                return values[index]
            }
        case .dictionary(let key, let element):
            let position = check(argument.value, key, scope).code
            return Typed(.optional(element)) { frame throws(Failure) in
                guard case .dictionary(let values) = try code(frame) else { return .none }
                return values[try position(frame)] ?? .none
            }
        case .unknown: return receiver
        default: return fail(place, "value of type '\(name(of: receiver.type))' has no subscripts")
        }
    }
}
