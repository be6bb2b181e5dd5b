import StyleRuntime
import StyleSyntax
import ViewEngine

/// A local value, which is in a slot of the frame of a function or a closure.
struct LocalValue: Operation {
    let name: String
    let slot: Int
    /// The number of closures that it is further out.
    let level: Int

    var summary: String { name }

    func emit(_ emitter: Emitter) -> Code {
        let (slot, level) = (slot, level)
        if level == 0 { return { frame throws(Failure) in frame[slot] } }
        return { frame throws(Failure) in frame.outer(level)[slot] }
    }
}

/// The value of a constant or variable of the file, or of a static property, which is computed when it is first read.
struct GlobalValue: Operation {
    let global: GlobalInfo
    let initial: Typed

    var summary: String { "global \(global.name)" }

    func emit(_ emitter: Emitter) -> Code { emitter.code(of: global, initial: initial) }
}

/// A member of a value.
struct MemberValue: Operation {
    let name: String
    let receiver: Typed
    let member: MemberReading

    var summary: String { "member \(name)" }
    var parts: [any ProgramPart] { [receiver] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, read) = (receiver.emit(emitter), member.emit(emitter))
        return { frame throws(Failure) in try read(frame, try code(frame)) }
    }
}

/// The members that a key path names, as a function: `map(\.name)`.
struct KeyPathFunction: Operation {
    let names: [String]
    let members: [MemberReading]

    var summary: String { "function \\.\(names.joined(separator: "."))" }

    func emit(_ emitter: Emitter) -> Code {
        let chain = members.map { $0.emit(emitter) }
        return { frame throws(Failure) in
            frame.capture()
            return .function(
                .init(frame.execution) { values throws(Failure) in
                    var value = values[0]
                    for read in chain { value = try read(frame, value) }
                    return value
                }
            )
        }
    }
}

/// A binding to a property, or the state of a gesture: `$name`.
struct Projection: Operation {
    enum Kind {
        case state, binding, gestureState
    }

    let kind: Kind
    let property: PropertyPlace
    let receiver: Typed

    var summary: String { "projection $\(property.name)" }
    var parts: [any ProgramPart] { [receiver] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, property) = (receiver.emit(emitter), property)
        switch kind {
        case .state:
            return { frame throws(Failure) in
                guard case .state(let state) = try code(frame).stored(at: property.index) else {
                    return .none
                }
                try property.requireReadable()
                return .binding(state.projectedValue)
            }
        case .binding:
            return { frame throws(Failure) in try code(frame).stored(at: property.index) ?? .none }
        case .gestureState:
            return { frame throws(Failure) in
                guard case .gestureState(let state) = try code(frame).stored(at: property.index) else {
                    return .none
                }
                try property.requireReadable()
                return .gestureState(state.projectedValue)
            }
        }
    }
}

/// A stored property: its position among the values of its type, and where the source declares it.
struct PropertyPlace: Sendable {
    let index: Int
    let name: String
    let place: SourcePlace

    init(_ field: FieldInfo) {
        index = field.index
        name = field.name
        place = field.place
    }

    /// Throws where the engine cannot tell which view the property belongs to.
    func requireReadable() throws(Failure) {
        guard DynamicProperties.areReadable else {
            throw Failure(.unreadableProperty(name), at: place)
        }
    }
}
