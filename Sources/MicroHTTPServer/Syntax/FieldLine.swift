import HTTP

/// A line of a header after the first: a name, a colon and a value (RFC 9112 §5).
enum FieldLine {
    static func check(_ line: UnsafeRawBufferPointer) throws(Violation) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
            line[..<colon].allSatisfy(\.isTokenCharacter),
            line[(colon + 1)...].allSatisfy(\.isFieldValueCharacter)
        else { throw .fieldMalformed }
    }
}
