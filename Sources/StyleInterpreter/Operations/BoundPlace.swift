import StyleRuntime
import ViewEngine

/// A binding to a part of the value of another binding: `$person.name`, `$people[0]`.
struct BoundPlace: Operation {
    let binding: Typed
    /// The arguments of a subscript, which are read once.
    let arguments: [Typed]
    /// The part, in a frame whose first values are the binding and the arguments.
    let place: Place

    var summary: String { "binding to \(place.summary)" }
    var parts: [any ProgramPart] { [binding] + arguments + [place] }

    func emit(_ emitter: Emitter) -> Code {
        let (binding, access) = (binding.emit(emitter), place.emit(emitter))
        let arguments = arguments.map { $0.emit(emitter) }
        return { frame throws(Failure) in
            var values = [try binding(frame)]
            for argument in arguments { values.append(try argument(frame)) }
            let execution = frame.execution
            let inside = Frame(execution, slots: values)
            let get = Value.Function(execution) { _ throws(Failure) in try access.get(inside) }
            let set = Value.Function(execution) { values throws(Failure) in
                try access.set(inside, values[0])
                return .void
            }
            return try CallTarget.binding(get: .function(get), set: .function(set))
        }
    }
}

/// The value of a place.
struct PlaceValue: Operation {
    let place: Place

    var summary: String { place.summary }
    var parts: [any ProgramPart] { [place] }

    func emit(_ emitter: Emitter) -> Code { place.emit(emitter).get }
}
