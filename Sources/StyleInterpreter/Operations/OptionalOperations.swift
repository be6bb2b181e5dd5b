import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

/// The value of an optional that must have one: `value!`.
struct ForcedValue: Operation {
    let value: Typed
    let place: SourcePlace
    /// Makes the value in place of none; nil if that ends the program.
    var replacement: Entry?

    var summary: String { "force" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, place, replacement) = (value.emit(emitter), place, replacement)
        return { frame throws(Failure) in
            let value = try code(frame)
            if case .none = value {
                guard let replacement else { throw Failure(.unwrappedNil, at: place) }
                var arguments = replacement.parameters.compactMap { $0.defaultValue?() }
                return try replacement.call(&arguments)
            }
            return value
        }
    }
}

/// A link of an optional chain, which ends at `nil`: `value?`.
struct ChainLink: Operation {
    let value: Typed

    var summary: String { "link" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let code = value.emit(emitter)
        return { frame throws(Failure) in
            let value = try code(frame)
            if case .none = value { throw Failure(.brokenChain) }
            return value
        }
    }
}

/// An optional chain, which is nil if a link of it is.
struct OptionalChain: Operation {
    let value: Typed

    var summary: String { "optional chain" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let code = value.emit(emitter)
        return { frame throws(Failure) in
            do throws(Failure) {
                return try code(frame)
            } catch {
                if error.isBrokenChain { return .none }
                throw error
            }
        }
    }
}

/// An optional view as a view.
struct OptionalView: Operation {
    let value: any Operation

    var summary: String { "optional view" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let code = value.emit(emitter)
        return { frame throws(Failure) in
            let value = try code(frame)
            if case .none = value { return .engine(Optional<AnyView>.none as Any) }
            return .engine(Optional(try AnyView(bridging: value)) as Any)
        }
    }
}

/// The integers of a range as an array.
struct RangeElements: Operation {
    let range: any Operation

    var summary: String { "elements" }
    var parts: [any ProgramPart] { [range] }

    func emit(_ emitter: Emitter) -> Code {
        let code = range.emit(emitter)
        return { frame throws(Failure) in .array(try frame.execution.elements(of: code(frame))) }
    }
}

/// `try?`, which is nil after an error, and `try!`, which ends the program.
struct TryOperation: Operation {
    let isOptional: Bool
    let value: Typed
    let place: SourcePlace

    var summary: String { isOptional ? "try?" : "try!" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code { trying(value.emit(emitter)) }
    func emitUnused(_ emitter: Emitter) -> Code { trying(value.emitUnused(emitter)) }

    private func trying(_ code: @escaping Code) -> Code {
        let place = place
        if isOptional {
            return { frame throws(Failure) in
                let execution = frame.execution
                do throws(Failure) {
                    return try code(frame)
                } catch {
                    guard execution.caught(error) == nil else { return .none }
                    execution.note(
                        .catching { failure throws(Failure) in
                            guard execution.caught(failure) != nil else { throw failure }
                            return .next
                        },
                        after: error
                    )
                    throw error
                }
            }
        }
        return { frame throws(Failure) in
            do throws(Failure) {
                return try code(frame)
            } catch {
                guard let value = frame.execution.caught(error) else { throw error }
                throw Failure(.unexpectedError(value.description), at: place)
            }
        }
    }
}
