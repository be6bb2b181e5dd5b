// The overrides that UIKit calls on an object of a class of the source.
extension SourceObject {
    /// Runs the override of a method; returns whether there is one.
    @discardableResult
    func runOverride(of method: String, _ arguments: Value...) -> Bool {
        guard let function = content.checkedType.dispatch[method] else { return false }
        run { execution throws(Failure) in
            var values: [Value] = [.object(self)] + arguments
            _ = try execution.program.call(function, in: execution, with: &values)
        }
        return true
    }

    /// Returns the value of the override of a method, or the replacement if the override fails; nil if there is none.
    func valueOfOverride<Result: Bridged>(
        of method: String,
        orElse replacement: Result,
        _ arguments: Value...
    ) -> Result? {
        guard let function = content.checkedType.dispatch[method] else { return nil }
        let execution = content.execution
        return execution.run(orElse: replacement) { () throws(Failure) in
            var values: [Value] = [.object(self)] + arguments
            return try Result(bridging: execution.program.call(function, in: execution, with: &values))
        }
    }

    /// Runs code of the source; a failure ends the program.
    func run(_ body: (Execution) throws(Failure) -> Void) {
        let execution = content.execution
        execution.run(orElse: ()) { () throws(Failure) in try body(execution) }
    }
}
