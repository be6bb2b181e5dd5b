import FuzzedPrograms
import TestSupport

/// Inputs from a stream that never changes, for tests of the generator.
enum GeneratedPrograms {
    static let inputs: [[UInt8]] = {
        var numbers = SeededNumbers(seed: 11)
        return (0..<150).map { program in
            (0..<32 + program).map { _ in UInt8(truncatingIfNeeded: numbers.next() >> 32) }
        }
    }()

    static let sources = inputs.map { ProgramFuzzing.source(from: $0) }
}
