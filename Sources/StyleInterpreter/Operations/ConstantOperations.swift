import StyleRuntime
import StyleSyntax

/// A value that the source states, or that follows from a type.
enum Constant: Operation, Sendable {
    case none, absent, void, emptyArray, emptyDictionary
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case metatype(StyleType)
    case keyPath([String])

    var summary: String {
        switch self {
        case .none: "nil"
        case .absent: "nothing"
        case .void: "()"
        case .emptyArray: "[]"
        case .emptyDictionary: "[:]"
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): "\"\(value)\""
        case .metatype: "type"
        case .keyPath(let names): "\\.\(names.joined(separator: "."))"
        }
    }

    var value: Value {
        switch self {
        case .none: .none
        case .absent: .absent
        case .void: .void
        case .emptyArray: .array([])
        case .emptyDictionary: .dictionary([:])
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .metatype(let type): .metatype(type)
        case .keyPath(let names): .keyPath(.init(names: names))
        }
    }

    func emit(_ emitter: Emitter) -> Code { { _ throws(Failure) in value } }
}

/// An expression that cannot be computed.
struct Failing: Operation {
    let failure: Failure

    static let sourceHasErrors = Failing(failure: Failure(.sourceHasErrors))

    var summary: String { "failure" }

    func emit(_ emitter: Emitter) -> Code {
        let failure = failure
        return { _ throws(Failure) in throw failure }
    }
}

/// An expression whose failures have its place, unless they have one of an expression in it.
struct Placed: Operation {
    let value: any Operation
    let place: SourcePlace

    var summary: String { value.summary }
    var parts: [any ProgramPart] { value.parts }

    func emit(_ emitter: Emitter) -> Code { placed(value.emit(emitter)) }
    func emitUnused(_ emitter: Emitter) -> Code { placed(value.emitUnused(emitter)) }

    private func placed(_ code: @escaping Code) -> Code {
        let place = place
        return { frame throws(Failure) in
            do throws(Failure) {
                return try code(frame)
            } catch {
                throw error.at(place)
            }
        }
    }
}

/// An expression whose value nobody uses.
struct Discarding: Operation {
    let value: any Operation

    var summary: String { "discard" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let code = value.emitUnused(emitter)
        return { frame throws(Failure) in
            _ = try code(frame)
            return .void
        }
    }
}
