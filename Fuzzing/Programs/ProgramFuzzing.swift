package import FuzzedSources
package import StyleSyntax

/// Generated programs, which get further into the check and the drawing than mutated texts do.
package enum ProgramFuzzing {
    /// Generates a program from an input, and runs it as the fuzzer of sources runs a source.
    ///
    /// - Returns: the errors of the program; there are none if it is what the generator means it to be.
    @discardableResult
    package static func run(_ input: UnsafeBufferPointer<UInt8>, outputs: OutputSelection = .some)
        -> [Diagnostic]
    {
        SourceFuzzing.parse(Array(source(from: input).utf8), outputs: outputs)
    }

    /// The source of the program that an input stands for.
    package static func source(from input: some Sequence<UInt8>) -> String {
        ProgramGenerator(input).program()
    }
}
