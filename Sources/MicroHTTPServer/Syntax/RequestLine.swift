import HTTP

/// The first line of a request: method, target and version (RFC 9112 §3).
enum RequestLine {
    /// The range of the target in a line, which is checked.
    static func target(of line: UnsafeRawBufferPointer) throws(Violation) -> Range<Int> {
        let space = UInt8(ascii: " ")
        guard let methodEnd = line.firstIndex(of: space), methodEnd > 0,
            line[..<methodEnd].allSatisfy(\.isTokenCharacter)
        else { throw .requestLineMalformed }
        let rest = line[(methodEnd + 1)...]
        guard let targetEnd = rest.firstIndex(of: space), targetEnd > rest.startIndex,
            rest[..<targetEnd].allSatisfy(\.isTargetCharacter)
        else { throw .requestLineMalformed }
        let version = UnsafeRawBufferPointer(rebasing: line[(targetEnd + 1)...])
        guard version.count == 8, version.starts(with: "HTTP/".utf8), version[5].isDigit,
            version[6] == UInt8(ascii: "."), version[7].isDigit
        else { throw .requestLineMalformed }
        guard version[5] == UInt8(ascii: "1") else { throw .versionUnsupported }
        return rest.startIndex..<targetEnd
    }
}
