import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

/// A member that can be read: its type, and how it is read from a value.
struct ReadableMember {
    let type: StyleType
    let reading: MemberReading
}

/// The way in which a member of a value is read.
enum MemberReading {
    case stored(PropertyPlace)
    /// The value of a wrapper of the source, in a frame with the wrapper alone.
    case wrapped(PropertyPlace, value: Typed)
    case state(PropertyPlace)
    case gestureState(PropertyPlace)
    case binding(PropertyPlace)
    case scaledMetric(PropertyPlace)
    case namespace(PropertyPlace)
    /// A lazy property with its initial value; nil for one without.
    case lazy(PropertyPlace, key: LazyValueKey, initial: Typed)
    case environment(Entry)
    case declaredEnvironment(DeclaredEnvironmentValue)
    /// A property of the environment about which nothing is known.
    case unknown
    case tupleElement(Int)
    case rawValue
    /// A computed property.
    case property(CallTarget)

    func emit(_ emitter: Emitter) -> MemberCode {
        switch self {
        case .stored(let property):
            return { _, value throws(Failure) in value.stored(at: property.index) ?? .absent }
        case .wrapped(let property, let value):
            let code = value.emit(emitter)
            return { frame, owner throws(Failure) in
                try code(Frame(frame.execution, slots: [owner.stored(at: property.index) ?? .absent]))
            }
        case .state(let property):
            return { frame, value throws(Failure) in
                guard case .state(let state) = value.stored(at: property.index) else { return .absent }
                try property.requireReadable()
                let value = state.wrappedValue
                // A first read may have made an object.
                try frame.execution.rethrow()
                return value
            }
        case .gestureState(let property):
            return { _, value throws(Failure) in
                guard case .gestureState(let state) = value.stored(at: property.index) else { return .absent }
                try property.requireReadable()
                return state.wrappedValue
            }
        case .binding(let property):
            return { _, value throws(Failure) in
                guard case .binding(let binding) = value.stored(at: property.index) else { return .absent }
                return binding.wrappedValue
            }
        case .scaledMetric(let property):
            return { _, value throws(Failure) in
                guard case .number(let number) = value.stored(at: property.index) else { return .number(0) }
                try property.requireReadable()
                return .number(ScaledMetric(wrappedValue: number).wrappedValue)
            }
        case .namespace(let property):
            let (line, column) = (UInt(property.place.line), UInt(property.place.offset))
            return { _, _ throws(Failure) in
                .engine(Namespace(file: "style", line: line, column: column).wrappedValue)
            }
        case .lazy(let property, let key, let initial):
            let code = emitter.lazyCode(of: key, initial: initial)
            return { frame, value throws(Failure) in
                if let stored = value.stored(at: property.index) {
                    guard case .absent = stored else { return stored }
                }
                let computed = try code(Frame(frame.execution, slots: [value]))
                // An object retains the value.
                if case .object(let object) = value { object.content.fields[property.index] = computed }
                return computed
            }
        case .environment(let entry):
            return { frame, _ throws(Failure) in
                frame.execution.countVolatileRead()
                var values: [Value] = []
                return try entry.call(&values)
            }
        case .declaredEnvironment(let value):
            let read = value.emitReading(emitter)
            return { frame, _ throws(Failure) in
                frame.execution.countVolatileRead()
                return try read(frame, Environment(\.self).wrappedValue)
            }
        case .unknown:
            return { _, _ throws(Failure) in .none }
        case .tupleElement(let position):
            return { _, value throws(Failure) in
                guard case .tuple(let values) = value else { return .absent }
                return values[position]
            }
        case .rawValue:
            return { _, value throws(Failure) in
                guard case .enumeration(let value) = value else { return .absent }
                return value.rawValue?.value ?? .absent
            }
        case .property(let target):
            let call = target.emit(emitter)
            return { frame, value throws(Failure) in
                var values = [value]
                return try call(frame, &values)
            }
        }
    }
}
