import StyleSyntax
import ViewEngine

/// A member that can be read: its type, and how it is read from a value.
struct ReadableMember {
    let type: StyleType
    let get: @Sendable (Frame, Value) throws(Failure) -> Value
}

extension Checker {
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
                    frame.execution.countVolatileRead()
                    return try own.get(frame, Environment(\.self).wrappedValue)
                }
            }
            guard let entry else {
                return ReadableMember(type: .unknown) { _, _ in .none }
            }
            return ReadableMember(type: type) { frame, _ throws(Failure) in
                frame.execution.countVolatileRead()
                var values: [Value] = []
                return try entry.call(&values)
            }
        case .state, .focusState:
            return ReadableMember(type: type) { frame, value throws(Failure) in
                guard case .state(let state) = value.stored(at: index) else { return .absent }
                try Self.requireReadable(field)
                let value = state.wrappedValue
                // A first read may have made an object.
                try frame.execution.rethrow()
                return value
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
}
