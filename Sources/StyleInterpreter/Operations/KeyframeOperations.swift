import StyleRuntime
import StyleSyntax
import ViewEngine

/// The code of a part of a builder of keyframes: it adds keyframes to a list.
typealias KeyframeCode = @Sendable (Frame, inout [Value]) throws(Failure) -> Void

/// A part of a builder of keyframes.
indirect enum KeyframePart: ProgramPart {
    /// A keyframe, or the keyframes of a track.
    case keyframes(any Operation)
    case statement(any StatementOperation)
    case list([KeyframePart])
    case `if`(branches: [(condition: Conditions, keyframes: KeyframePart)], otherwise: KeyframePart?)
    case `for`(sequence: Typed, pattern: any PatternOperation, body: KeyframePart, place: SourcePlace)

    var summary: String {
        switch self {
        case .keyframes: "keyframes"
        case .statement: "statement"
        case .list: "list"
        case .if: "if"
        case .for: "for"
        }
    }

    var parts: [any ProgramPart] {
        switch self {
        case .keyframes(let value): [value]
        case .statement(let statement): [statement]
        case .list(let parts): parts
        case .if(let branches, let otherwise):
            branches.flatMap { [$0.condition, $0.keyframes] as [any ProgramPart] }
                + (otherwise.map { [$0] } ?? [])
        case .for(let sequence, let pattern, let body, _): [sequence, pattern, body]
        }
    }

    func emit(_ emitter: Emitter) -> KeyframeCode {
        switch self {
        case .keyframes(let value):
            let code = value.emit(emitter)
            return { frame, values throws(Failure) in
                try frame.execution.step()
                values.append(try code(frame))
                try frame.execution.checkParts(values.count)
            }
        case .statement(let statement):
            let code = statement.emit(emitter)
            return { frame, _ throws(Failure) in _ = try code(frame) }
        case .list(let parts):
            let codes = parts.map { $0.emit(emitter) }
            return { frame, values throws(Failure) in
                for code in codes { try code(frame, &values) }
            }
        case .if(let branches, let otherwise):
            let list = branches.map {
                (condition: $0.condition.emit(emitter), add: $0.keyframes.emit(emitter))
            }
            let otherwise = otherwise?.emit(emitter)
            return { frame, values throws(Failure) in
                for branch in list where try branch.condition(frame) { return try branch.add(frame, &values) }
                try otherwise?(frame, &values)
            }
        case .for(let sequence, let pattern, let body, let place):
            let (code, bind, add) = (sequence.emit(emitter), pattern.emit(emitter), body.emit(emitter))
            return { frame, values throws(Failure) in
                do throws(Failure) {
                    for element in try frame.execution.elements(of: code(frame)) {
                        try frame.execution.step()
                        if try bind(frame, element) { try add(frame, &values) }
                    }
                } catch {
                    throw error.at(place)
                }
            }
        }
    }
}

/// The keyframes that a builder makes: those of a track, or of several.
struct BuiltKeyframes: Operation {
    let list: KeyframePart
    let isTrack: Bool

    var summary: String { "build keyframes" }
    var parts: [any ProgramPart] { [list] }

    func emit(_ emitter: Emitter) -> Code {
        let (add, isTrack) = (list.emit(emitter), isTrack)
        return { frame throws(Failure) in
            try frame.execution.step()
            var values: [Value] = []
            try add(frame, &values)
            return isTrack ? .array(values) : .engine(try KeyframeTracks<KeyframeRoot>(bridging: values))
        }
    }
}

/// The keyframes of a property: `KeyframeTrack(\.property) { … }`.
struct PropertyTrack: Operation {
    /// The property, in the value in the first slot of a frame.
    let property: Place
    let content: Typed
    let place: SourcePlace

    var summary: String { "track" }
    var parts: [any ProgramPart] { [property, content] }

    func emit(_ emitter: Emitter) -> Code {
        let (property, code, place) = (property.emit(emitter), content.emit(emitter), place)
        return { frame throws(Failure) in
            let execution = frame.execution
            guard case .function(let function) = try code(frame) else { return .absent }
            var none: [Value] = []
            guard case .array(let values) = try function.call(&none) else { return .absent }
            let animated = KeyframeProperty { value in
                execution.run(orElse: value) { () throws(Failure) in
                    try property.get(Frame(execution, slots: [value]))
                }
            } set: { value, changed in
                execution.run(orElse: value) { () throws(Failure) in
                    let frame = Frame(execution, slots: [value])
                    do throws(Failure) {
                        try property.set(frame, changed)
                    } catch {
                        throw error.at(place)
                    }
                    return frame[0]
                }
            }
            let sequences = values.compactMap {
                if case .engine(let sequence as KeyframeSequence<KeyframeValue>) = $0 {
                    sequence
                } else {
                    nil
                }
            }
            return .engine(
                KeyframeTrack(\KeyframeRoot[animated]) {
                    for sequence in sequences { sequence }
                }
            )
        }
    }
}
