import Synchronization

/// The declarations whose code has run.
///
/// Stand-ins in other code are no part of the pictures that were drawn meanwhile.
package final class RunRecord: Sendable {
    private let units = Mutex<Set<ReferenceGraph.Unit>>([])

    /// The record that programs write to; nil where none is kept.
    @TaskLocal static var current: RunRecord?

    package init() {}

    /// Records the programs that start meanwhile.
    package func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self) { try body() }
    }

    /// Notes that code of a function, a constant or a type runs.
    func add(_ unit: ReferenceGraph.Unit) {
        units.withLock { _ = $0.insert(unit) }
    }

    /// Whether code of a function, a constant or a type has run.
    func contains(_ unit: ReferenceGraph.Unit) -> Bool {
        units.withLock { $0.contains(unit) }
    }

    /// Notes that code has run.
    func add(_ others: Set<ReferenceGraph.Unit>) {
        units.withLock { $0.formUnion(others) }
    }

    /// Forgets what has run, and returns it.
    func takeAll() -> Set<ReferenceGraph.Unit> {
        units.withLock { units in
            defer { units = [] }
            return units
        }
    }
}
