/// A value that is made of others, with one description for its writer and its reader.
protocol CodedValue: ProgramCodable, Equatable {
    static var coding: Coding<Self> { get }
}

extension CodedValue {
    func write(to writer: inout ProgramWriter) {
        Self.coding.write(self, &writer)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self = try Self.coding.read(&reader)
    }
}
