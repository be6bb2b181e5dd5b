/// A value with a binary form.
///
/// The form is for two programs of one build, so it has no versions. `init(from:)` reads what `write(to:)` writes, and
/// throws for any other bytes.
protocol ProgramCodable {
    func write(to writer: inout ProgramWriter)
    init(from reader: inout ProgramReader) throws(ProgramFormatError)
}
