import Glibc
import HTTP

/// A line of a header after the first: a name, a colon and a value (RFC 9112 §5).
enum FieldLine {
    static func check(_ line: UnsafeRawBufferPointer) throws(Violation) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
            line[..<colon].allSatisfy(\.isTokenCharacter),
            line[(colon + 1)...].allSatisfy(\.isFieldValueCharacter)
        else { throw .fieldMalformed }
    }

    /// Whether a valid line tells that the request has a body: a length other than 0, or a transfer coding.
    static func announcesBody(_ line: UnsafeRawBufferPointer) -> Bool {
        if hasName("transfer-encoding", line) { return true }
        guard hasName("content-length", line) else { return false }
        let value = line.drop { $0 != UInt8(ascii: ":") }.dropFirst()
        return value.contains { $0 != UInt8(ascii: "0") && $0 != UInt8(ascii: " ") }
    }

    /// Whether a line begins with a name, which is in lower case, and a colon.
    private static func hasName(_ name: StaticString, _ line: UnsafeRawBufferPointer) -> Bool {
        let count = name.utf8CodeUnitCount
        guard line.count > count, line[count] == UInt8(ascii: ":"), let start = line.baseAddress else {
            return false
        }
        return strncasecmp(start, name.cString, count) == 0
    }
}
