import StyleRuntime
import StyleSyntax
import ViewEngine

/// A function that only runs in reaction to something, such as the action of a button.
///
/// No picture at rest depends on it. So what it refers to does not refuse a root, and where its code is not understood it
/// ends without an error.
struct ActionValue: Operation {
    let function: Typed
    let place: SourcePlace
    /// The messages about what is not understood.
    let messages: [Diagnostic]

    var summary: String { "action" }
    var parts: [any ProgramPart] { [function] }

    func emit(_ emitter: Emitter) -> Code {
        let code = emitter.emitAction(at: place, messages: messages) { function.emit(emitter) }
        return { frame throws(Failure) in
            let value: Value
            do throws(Failure) {
                value = try code(frame)
            } catch {
                guard error.isOfSource else { throw error }
                return .function(.init(frame.execution) { _ in .void })
            }
            guard case .function(let function) = value else { return value }
            return .function(
                .init(frame.execution) { values throws(Failure) in
                    do throws(Failure) {
                        return try function.call(&values)
                    } catch {
                        guard error.isOfSource else { throw error }
                        return .void
                    }
                }
            )
        }
    }
}

/// A function in place of an argument of a root: it logs its name, and then runs the function of a call in the source.
struct LoggedAction: Operation {
    let name: String
    /// Nil if the source has none.
    let function: (any Operation)?

    var summary: String { "logged action \(name)" }
    var parts: [any ProgramPart] { function.map { [$0] } ?? [] }

    func emit(_ emitter: Emitter) -> Code {
        let (name, code) = (name, function?.emit(emitter))
        return { frame throws(Failure) in
            var inner: Value.Function?
            if case .function(let function)? = try code?(frame) { inner = function }
            let function = inner
            return .function(
                .init(frame.execution) { values throws(Failure) in
                    logAction(name)
                    return try function?.call(&values) ?? .void
                }
            )
        }
    }
}

extension Failure {
    /// Whether code was reached about which the check has an error.
    fileprivate var isOfSource: Bool { cause == .sourceHasErrors }
}

extension StyleType {
    /// Whether values of the type are functions that a view runs in reaction to something: they return nothing, and
    /// change none of their arguments.
    var isAction: Bool {
        guard case .function(let function) = unwrapped.kind else { return false }
        return function.result == .void && !function.isBuilder
            && !function.parameters.contains(where: \.isInout)
    }
}
