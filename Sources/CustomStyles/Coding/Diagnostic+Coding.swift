import StyleSyntax

extension Diagnostic: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(severity.rawValue)
        writer.write(place)
        writer.write(message)
        writer.write(line)
        writer.write(remedy)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        guard let severity = Severity(rawValue: try reader.readText()) else { throw WireError() }
        self.init(
            severity,
            at: try reader.read(),
            message: try reader.readText(),
            line: try reader.readText(),
            remedy: try reader.readOptional()
        )
    }
}

extension SourcePlace: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(offset)
        writer.write(line)
        writer.write(column)
    }

    package init(from reader: inout WireReader) throws(WireError) {
        let (offset, line, column) = (
            try reader.readInteger(), try reader.readInteger(), try reader.readInteger()
        )
        let range = 0...SourceLimits.joinedBytes
        guard range.contains(offset), range.contains(line - 1), range.contains(column - 1) else {
            throw WireError()
        }
        self.init(offset: offset, line: line, column: column)
    }
}
