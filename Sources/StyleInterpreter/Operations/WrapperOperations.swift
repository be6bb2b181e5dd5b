import StyleSyntax

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
