import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

extension Place {
    /// The code that reads a place, and the code that sets it.
    struct Access {
        let get: Code
        let set: AssignmentCode
    }

    func emit(_ emitter: Emitter) -> Access {
        switch storage {
        case .local(let local):
            let (slot, level) = (local.slot, local.level)
            return Access(get: local.emit(emitter)) { frame, value throws(Failure) in
                frame.outer(level)[slot] = value
            }
        case .object(let object): return Access(get: object.emit(emitter)) { _, _ in }
        case .external:
            return Access { _ throws(Failure) in
                .none
            } set: { _, _ in
            }
        case .global(let global, let value):
            let number = global.number
            return Access(get: value.emit(emitter)) { frame, value throws(Failure) in
                frame.execution.setGlobal(number, to: value)
            }
        case .property(let property, let base): return property.access(in: base.emit(emitter), emitter)
        case .wrapper(let property, let base): return Self.wrapperAccess(property, of: base.emit(emitter))
        case .computed(let getter, let setter, let base):
            return Self.computedAccess(getter, setter: setter, of: base.emit(emitter), by: emitter)
        case .bridged(let getter, let setter, let base):
            return Self.bridgedAccess(getter, setter: setter, of: base.emit(emitter))
        case .superProperty(let getter, let setter, let receiver):
            let receiver = receiver.emit(emitter)
            return Access(get: getter.emit(emitter)) { frame, value throws(Failure) in
                var values = [try receiver(frame), value]
                _ = try setter.call(&values)
                try frame.execution.rethrow()
            }
        case .wrappedValue(let base): return Self.wrappedValueAccess(base.emit(emitter))
        case .tupleElement(let position, let base): return Self.tupleAccess(position, of: base.emit(emitter))
        case .element(let position, let base, let place):
            return Self.elementAccess(position.emit(emitter), of: base.emit(emitter), at: place)
        case .dictionaryElement(let key, let fallback, let base):
            return Self.dictionaryAccess(
                key.emit(emitter),
                fallback: fallback?.emit(emitter),
                of: base.emit(emitter)
            )
        case .declaredElement(let getter, let setter, let arguments, let base):
            let (base, call) = (base.emit(emitter), setter.emit(emitter))
            let codes = arguments.map { $0.emit(emitter).code }
            return Access(get: getter.emit(emitter)) { frame, value throws(Failure) in
                var values = [try base.get(frame)]
                for code in codes { values.append(try code(frame)) }
                values.append(value)
                _ = try call(frame, &values)
                try base.set(frame, values[0])
            }
        case .environmentKey(let key, let value, let base):
            let base = base.emit(emitter)
            return Access(get: value.emit(emitter)) { frame, value throws(Failure) in
                var environment = try EnvironmentValues(bridging: base.get(frame))
                environment[.type(key)] = value
                try base.set(frame, environment.bridged)
            }
        case .unwrapped(let value, let base):
            let (code, base) = (value.emit(emitter), base.emit(emitter))
            return Access(get: code) { frame, value throws(Failure) in
                // Nothing is stored where there is no value.
                _ = try code(frame)
                try base.set(frame, value)
            }
        case .chainEnd(let place):
            let inner = place.emit(emitter)
            return Access(get: inner.get) { frame, value throws(Failure) in
                do throws(Failure) {
                    try inner.set(frame, value)
                } catch {
                    if !error.isBrokenChain { throw error }
                }
            }
        case .tuple(let places):
            let places = places.map { $0.emit(emitter) }
            return Access { frame throws(Failure) in
                var values: [Value] = []
                for place in places { values.append(try place.get(frame)) }
                return .tuple(values)
            } set: { frame, value throws(Failure) in
                guard case .tuple(let values) = value else { return }
                for (place, value) in zip(places, values) { try place.set(frame, value) }
            }
        }
    }

    private static func wrapperAccess(_ property: PropertyPlace, of base: Access) -> Access {
        Access { frame throws(Failure) in
            guard case .record(let record) = try base.get(frame) else { return .absent }
            return record.fields[property.index]
        } set: { frame, value throws(Failure) in
            guard case .record(var record) = try base.get(frame) else { return }
            record.fields[property.index] = value
            try base.set(frame, try frame.execution.made(.record(record)))
        }
    }

    private static func computedAccess(
        _ getter: FunctionInfo,
        setter: FunctionInfo,
        of base: Access,
        by emitter: Emitter
    ) -> Access {
        for function in [getter, setter] {
            emitter.reference(function)
            emitter.referenceDynamic(function.dispatchKey)
        }
        let (getNumber, setNumber) = (getter.number, setter.number)
        let (getKey, setKey) = (getter.dispatchKey, setter.dispatchKey)
        return Access { frame throws(Failure) in
            var values = [try base.get(frame)]
            return try frame.execution.program.callDynamically(
                getKey,
                orElse: getNumber,
                in: frame.execution,
                with: &values
            )
        } set: { frame, value throws(Failure) in
            var values = [try base.get(frame), value]
            _ = try frame.execution.program.callDynamically(
                setKey,
                orElse: setNumber,
                in: frame.execution,
                with: &values
            )
            try base.set(frame, values[0])
        }
    }

    private static func bridgedAccess(_ getter: Entry, setter: Entry, of base: Access) -> Access {
        Access { frame throws(Failure) in
            var values = [try base.get(frame)]
            return try getter.call(&values)
        } set: { frame, value throws(Failure) in
            var values = [try base.get(frame), value]
            _ = try setter.call(&values)
            // A setter of UIKit can run overrides.
            try frame.execution.rethrow()
            try base.set(frame, values[0])
        }
    }

    private static func wrappedValueAccess(_ base: Access) -> Access {
        Access { frame throws(Failure) in
            guard case .binding(let binding) = try base.get(frame) else { return .absent }
            return binding.wrappedValue
        } set: { frame, value throws(Failure) in
            guard case .binding(let binding) = try base.get(frame) else { return }
            binding.wrappedValue = value
        }
    }

    private static func tupleAccess(_ position: Int, of base: Access) -> Access {
        Access { frame throws(Failure) in
            guard case .tuple(let values) = try base.get(frame) else { return .absent }
            return values[position]
        } set: { frame, value throws(Failure) in
            guard case .tuple(var values) = try base.get(frame) else { return }
            values[position] = value
            try base.set(frame, try frame.execution.made(.tuple(values)))
        }
    }

    private static func elementAccess(
        _ position: @escaping Code,
        of base: Access,
        at place: SourcePlace
    ) -> Access {
        Access { frame throws(Failure) in
            guard case .array(let values) = try base.get(frame),
                case .integer(let index) = try position(frame),
                values.indices.contains(index)
            else { throw Failure(.indexOutOfRange, at: place) }
            return values[index]
        } set: { frame, value throws(Failure) in
            guard case .array(var values) = try base.get(frame),
                case .integer(let index) = try position(frame),
                values.indices.contains(index)
            else { throw Failure(.indexOutOfRange, at: place) }
            values[index] = value
            try base.set(frame, try frame.execution.made(.array(values)))
        }
    }

    private static func dictionaryAccess(
        _ key: @escaping Code,
        fallback: Code?,
        of base: Access
    ) -> Access {
        Access { frame throws(Failure) in
            guard case .dictionary(let values) = try base.get(frame) else { return .none }
            if let value = values[try key(frame)] { return value }
            return try fallback?(frame) ?? .none
        } set: { frame, value throws(Failure) in
            guard case .dictionary(var values) = try base.get(frame) else { return }
            if case .none = value {
                values[try key(frame)] = nil
            } else {
                values[try key(frame)] = value
            }
            try base.set(frame, try frame.execution.made(.dictionary(values)))
        }
    }
}

extension Place.Property {
    /// The code that reads the property of a value, and the code that sets it.
    fileprivate func access(in base: Place.Access, _ emitter: Emitter) -> Place.Access {
        let read = reading.emit(emitter)
        let get: Code = { frame throws(Failure) in try read(frame, try base.get(frame)) }
        let setUnobserved = assignment(in: base)
        guard isObserved else { return Place.Access(get: get, set: setUnobserved) }
        let name = place.name
        return Place.Access(get: get) { frame, value throws(Failure) in
            let receiver = try base.get(frame)
            guard let type = receiver.sourceType,
                let observers = frame.execution.program.types[type].observers[name]
            else { return try setUnobserved(frame, value) }
            let old = try read(frame, receiver)
            for observer in observers where observer.isBefore {
                var values = [try base.get(frame), value]
                _ = try frame.execution.program.call(observer.function, in: frame.execution, with: &values)
            }
            try setUnobserved(frame, value)
            for observer in observers.reversed() where !observer.isBefore {
                var values = [try base.get(frame), old]
                _ = try frame.execution.program.call(observer.function, in: frame.execution, with: &values)
                try base.set(frame, values[0])
            }
        }
    }

    /// The code that sets the property without its observers.
    private func assignment(in base: Place.Access) -> AssignmentCode {
        let (property, wrapper, isInitializing) = (place, wrapper, isInitializing)
        let isPublished = isPublished
        return { frame, value throws(Failure) in
            let receiver = try base.get(frame)
            if case .object(let object) = receiver, property.index < object.content.fields.count {
                object.content.fields[property.index] = value
                if isPublished, object.content.canBeObserved { ObservableObjectPublisher().send() }
                return
            }
            guard case .record(var record) = receiver, property.index < record.fields.count else { return }
            switch record.fields[property.index] {
            case .state(let state) where !isInitializing:
                try property.requireReadable()
                state.wrappedValue = value
                return
            case .binding(let binding) where !isInitializing:
                binding.wrappedValue = value
                return
            default: record.fields[property.index] = value.wrapped(in: wrapper, at: property.place)
            }
            try base.set(frame, try frame.execution.made(.record(record)))
        }
    }
}
