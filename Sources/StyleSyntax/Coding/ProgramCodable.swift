/// A value with a binary form.
///
/// The form is for two programs of one build, so it has no versions. `init(from:)` reads what `write(to:)` writes, and
/// throws for any other bytes.
protocol ProgramCodable: Sendable {
    func write(to writer: inout ProgramWriter)
    init(from reader: inout ProgramReader) throws(ProgramFormatError)

    /// Reads a list, after its length; in the place of a statement there can be none or several.
    static func readList(from reader: inout ProgramReader) throws(ProgramFormatError) -> [Self]
}

extension ProgramCodable {
    static func readList(from reader: inout ProgramReader) throws(ProgramFormatError) -> [Self] {
        var list: [Self] = []
        for _ in 0..<(try reader.readLength()) {
            list.append(try Self(from: &reader))
        }
        return list
    }
}
