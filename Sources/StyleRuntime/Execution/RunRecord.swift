import Synchronization

/// The declarations whose code has run.
///
/// Stand-ins in other code are no part of the pictures that were drawn meanwhile.
package final class RunRecord: Sendable {
    private let units = Mutex<Set<ProgramUnit>>([])

    /// The record that programs write to; nil where none is kept.
    @TaskLocal static var current: RunRecord?

    package init() {}

    /// Records the programs that start meanwhile.
    package func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self) { try body() }
    }

    /// Notes that code of a function, a constant or a type runs.
    package func add(_ unit: ProgramUnit) {
        units.withLock { _ = $0.insert(unit) }
    }

    /// Whether code of a function, a constant or a type has run.
    package func contains(_ unit: ProgramUnit) -> Bool {
        units.withLock { $0.contains(unit) }
    }

    /// Notes that code has run.
    package func add(_ others: Set<ProgramUnit>) {
        units.withLock { $0.formUnion(others) }
    }

    /// Forgets what has run, and returns it.
    package func takeAll() -> Set<ProgramUnit> {
        units.withLock { units in
            defer { units = [] }
            return units
        }
    }
}
