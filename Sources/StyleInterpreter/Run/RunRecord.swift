/// The declarations whose code has run.
///
/// Stand-ins in other code are no part of the pictures that were drawn meanwhile.
package final class RunRecord {
    private(set) var functions: Set<Int> = []
    private(set) var globals: Set<Int> = []
    private(set) var types: Set<Int> = []

    @TaskLocal private static var running: Running?

    /// A reference that only the thread of the recording follows.
    private struct Running: @unchecked Sendable {
        let record: RunRecord
    }

    package init() {}

    /// The record that programs write to; nil where none is kept.
    static var current: RunRecord? { running?.record }

    /// Records the programs that start meanwhile.
    package func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$running.withValue(Running(record: self)) { try body() }
    }

    func add(function number: Int) { functions.insert(number) }
    func add(global number: Int) { globals.insert(number) }
    func add(type number: Int) { types.insert(number) }

    /// Whether code of a declaration has run; what has no code of its own counts as well.
    func contains(_ unit: ReferenceGraph.Unit) -> Bool {
        switch unit {
        case .function(let number): functions.contains(number)
        case .global(let number): globals.contains(number)
        case .type(let number): types.contains(number)
        case .root, .lazyValue, .action, .key: true
        }
    }
}
