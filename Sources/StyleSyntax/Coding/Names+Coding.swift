extension Name: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(text)
        writer.write(place)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        self.init(try reader.readText(), at: try reader.readPlace())
    }
}

extension Diagnostic: ProgramCodable {
    func write(to writer: inout ProgramWriter) {
        writer.write(tag: UInt8(Severity.allCases.firstIndex(of: severity) ?? 0))
        writer.write(place)
        writer.write(message)
        writer.write(remedy)
    }

    init(from reader: inout ProgramReader) throws(ProgramFormatError) {
        let tag = Int(try reader.byte())
        guard tag < Severity.allCases.count else { throw .invalidNumber }
        let place = try reader.readPlace()
        let message = try reader.readText()
        let remedy = try reader.readOptionalText()
        self.init(Severity.allCases[tag], at: place, in: reader.text, message: message, remedy: remedy)
    }
}
