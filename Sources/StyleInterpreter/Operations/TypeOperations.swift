import StyleBridge
import StyleRuntime
import StyleSyntax

/// Whether a value has a certain type while the program runs.
indirect enum TypeTest: Sendable {
    case never, any, boolean, integer, number, string, range, function, metatype, binding, gestureState,
        keyPath
    /// A type of the engine.
    case engine(EngineType)
    /// Types of the source, by their numbers, and those outside of it that conform to its protocol, by their names.
    case declared(Set<Int>, outside: Set<String> = [])
    /// A protocol, with the numbers of the types of the source that conform to it.
    case conforming(EngineProtocol, Set<Int>)
    case optional(TypeTest)
    case array(TypeTest)
    case dictionary(TypeTest, TypeTest)
    case tuple([TypeTest])

    /// Whether a value has the type in the program that has made it.
    func matches(_ value: Value, in program: CheckedProgram) -> Bool {
        /// An instance of a generic type made after the test is known by its type.
        func isOne(of numbers: Set<Int>, _ type: Int) -> Bool {
            numbers.contains(type) || program.types[type].generic.map(numbers.contains) ?? false
        }
        return switch (self, value) {
        case (.boolean, .boolean), (.integer, .integer), (.number, .number), (.string, .string),
            (.range, .range),
            (.function, .function), (.metatype, .metatype), (.binding, .binding),
            (.gestureState, .gestureState), (.keyPath, .keyPath), (.optional, .none):
            true
        case (.any, _): if case .none = value { false } else { true }
        case (.engine(let engine), _): value.engineType.map { isClass($0, derivedFrom: engine) } ?? false
        case (.declared(let numbers, let types), _):
            value.sourceType.map { isOne(of: numbers, $0) }
                ?? (!types.isEmpty && value.outsideType.map(types.contains) ?? false)
        case (.conforming(let constraint, let numbers), _):
            value.sourceType.map { isOne(of: numbers, $0) }
                ?? value.engineType.map { Bridge.standard.conforms($0, to: constraint) } ?? false
        case (.optional(let test), _): test.matches(value, in: program)
        case (.array(let test), .array(let values)): values.allSatisfy { test.matches($0, in: program) }
        case (.dictionary(let key, let element), .dictionary(let pairs)):
            pairs.allSatisfy { key.matches($0.key, in: program) && element.matches($0.value, in: program) }
        case (.tuple(let tests), .tuple(let values)):
            values.count == tests.count && zip(tests, values).allSatisfy { $0.matches($1, in: program) }
        default: false
        }
    }

    /// Whether a type is another one, or a class that inherits from it.
    private func isClass(_ type: EngineType, derivedFrom other: EngineType) -> Bool {
        if type == other { return true }
        let bridge = Bridge.standard
        return bridge.conforms(other, to: .anyObject) && bridge.inherits(type, from: other)
    }
}

/// `value is Type`.
struct TypeTestOperation: Operation {
    let test: TypeTest
    let value: Typed

    var summary: String { "is" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, test) = (value.emit(emitter), test)
        return { frame throws(Failure) in .boolean(test.matches(try code(frame), in: frame.execution.program))
        }
    }
}

/// `value as? Type` and `value as! Type`.
struct Cast: Operation {
    let test: TypeTest
    let value: Typed
    /// The name of the type, for a cast that must succeed; nil for one that may fail.
    let forcedType: String?
    let place: SourcePlace

    var summary: String { forcedType == nil ? "as?" : "as!" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, test, place) = (value.emit(emitter), test, place)
        guard let name = forcedType else {
            return { frame throws(Failure) in
                let value = try code(frame)
                return test.matches(value, in: frame.execution.program) ? value : .none
            }
        }
        return { frame throws(Failure) in
            let value = try code(frame)
            guard test.matches(value, in: frame.execution.program) else {
                throw Failure(.failedCast(to: name), at: place)
            }
            return value
        }
    }
}
