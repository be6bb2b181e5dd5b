import FuzzedPrograms

/// Inputs from a stream that never changes, for tests of the generator.
enum GeneratedPrograms {
    static let inputs: [[UInt8]] = {
        var stream = SeededBytes(seed: 11)
        return (0..<150).map { number in stream.bytes(32 + number) }
    }()

    static let sources = inputs.map { ProgramFuzzing.source(from: $0) }
}
