/// A program that the check has resolved and that can run.
final class CheckedProgram: Sendable {
    let functions: [FunctionCode]
    let types: [CheckedType]

    init(functions: [FunctionCode], types: [CheckedType]) {
        self.functions = functions
        self.types = types
    }

    /// Calls a function of the program.
    func call(
        _ function: Int,
        _ execution: Execution,
        _ values: inout [Value]
    ) throws(Failure) -> Value {
        try execution.step()
        return try functions[function](execution, &values)
    }
}

/// A function that was resolved: it takes its receiver, if it has one, and its arguments, and leaves in them what it
/// has changed.
typealias FunctionCode = @Sendable (Execution, inout [Value]) throws(Failure) -> Value

/// A type of the source, as the engine's protocols need it.
struct CheckedType: Sendable {
    let name: String
    let protocols: Set<String>
    /// The numbers of the functions that fulfill requirements of protocols, by name.
    let requirements: [String: Int]
}
