import StyleRuntime
import StyleSyntax
import ViewEngine

/// An assignment of a new wrapper to a property of `self`: `_count = State(initialValue: 1)`.
struct WrapperAssignment: Operation {
    let receiver: Place
    let property: PropertyPlace
    let wrapper: FieldInfo.Wrapper?
    /// Whether the value is an object that is made when a view first reads it.
    let makesObject: Bool
    let value: Typed

    var summary: String { "wrap _\(property.name)" }
    var parts: [any ProgramPart] { [receiver, value] }

    func emit(_ emitter: Emitter) -> Code {
        let (receiver, code) = (receiver.emit(emitter), value.emit(emitter))
        let (property, wrapper, makesObject) = (property, wrapper, makesObject)
        return { frame throws(Failure) in
            let value =
                makesObject
                ? Value.stateObject(code, in: frame, at: property.place)
                : try code(frame).wrapped(in: wrapper, at: property.place)
            switch try receiver.get(frame) {
            case .record(var record):
                guard property.index < record.fields.count else { return .void }
                record.fields[property.index] = value
                try receiver.set(frame, try frame.execution.made(.record(record)))
            case .object(let object):
                guard property.index < object.content.fields.count else { return .void }
                object.content.fields[property.index] = value
            default: break
            }
            return .void
        }
    }
}

/// The wrapper of a property, whose states are those of the property.
struct PlacedWrapper: Operation {
    let wrapper: Typed
    let property: PropertyPlace

    var summary: String { "wrapper of \(property.name)" }
    var parts: [any ProgramPart] { [wrapper] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, place) = (wrapper.emit(emitter), property.place)
        return { frame throws(Failure) in
            let value = try code(frame)
            guard case .record(var record) = value else { return value }
            for index in record.fields.indices {
                guard case .state(let state) = record.fields[index] else { continue }
                record.fields[index] = .state(state.moved(by: UInt(place.offset)))
            }
            return .record(record)
        }
    }
}
