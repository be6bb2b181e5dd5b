import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

// Columns of tables: a closure of a column is given a row, whose type the table around it knows.
extension Calls {
    /// The type of the rows of the table whose columns a builder makes; nil for another builder.
    func tableRow(of result: StyleType) -> StyleType? {
        guard case .any(.tableColumnContent, let arguments) = result.kind else { return nil }
        return arguments.first
    }

    /// The initializers of a type of the engine, for the rows of the table around the call.
    func initializerCallables(of name: String, in scope: Scope) -> [Callable] {
        let entries = bridge.initializers[name] ?? []
        guard name == TableColumn.typeName, let row = scope.tableRow else {
            return entries.map { Callable($0) }
        }
        return entries.map { Callable($0, variables: [0: row]) }
    }
}
