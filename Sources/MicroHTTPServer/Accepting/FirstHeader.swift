import HTTP

/// The header of the first request of a connection, while it arrives.
///
/// libmicrohttpd accepts what RFC 9112 forbids, and refuses some of it with responses of its own. So the header is
/// checked before: each line as soon as it is complete.
enum FirstHeader: Equatable {
    case incomplete
    /// The header is complete and well-formed; the target is that of the request line.
    case complete(target: Range<Int>)
    case invalid(Violation)

    /// Checks the bytes that have arrived, from the beginning of a connection.
    init(_ bytes: UnsafeRawBufferPointer) {
        var lines = HeaderLines(bytes)
        var target: Range<Int>?
        var fieldSize = 0
        var fieldCount = 0
        while let line = lines.next() {
            switch line {
            case .malformed:
                self = .invalid(target == nil ? .requestLineMalformed : .fieldMalformed)
                return
            case .complete(let range) where range.isEmpty:
                // A client may send empty lines before the request line (RFC 9112 §2.2).
                guard let target else { continue }
                self = .complete(target: target)
                return
            case .complete(let range):
                if target == nil {
                    switch RequestLine.check(UnsafeRawBufferPointer(rebasing: bytes[range])) {
                    case .success(let part):
                        target = part.lowerBound + range.lowerBound..<part.upperBound + range.lowerBound
                    case .failure(let violation):
                        self = .invalid(violation.reason)
                        return
                    }
                } else {
                    guard FieldLine.isValid(UnsafeRawBufferPointer(rebasing: bytes[range])) else {
                        self = .invalid(.fieldMalformed)
                        return
                    }
                    fieldCount += 1
                    fieldSize += range.count + 2
                }
            }
            if fieldSize > Limits.fields || fieldCount > Limits.fieldCount {
                self = .invalid(.fieldsTooLarge(limit: Limits.fields))
                return
            }
        }
        guard bytes.count >= Limits.firstHeader else {
            self = .incomplete
            return
        }
        self = .invalid(
            target == nil ? .targetTooLong(limit: Limits.target) : .fieldsTooLarge(limit: Limits.fields)
        )
    }
}

/// The lines of a header: each ends with CR and LF.
private struct HeaderLines {
    enum Line {
        case complete(Range<Int>)
        /// The line ends with LF alone, or contains CR (RFC 9112 §2.2).
        case malformed
    }

    private let bytes: UnsafeRawBufferPointer
    private var start = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// The next complete line; `nil` if no more is complete.
    mutating func next() -> Line? {
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let range = start..<end
        start = end + 1
        guard bytes[range].last == UInt8(ascii: "\r") else { return .malformed }
        return .complete(range.dropLast())
    }
}

/// The first line of a request: method, target and version (RFC 9112 §3).
enum RequestLine {
    /// A violation as an error.
    struct Invalid: Error {
        let reason: Violation
    }

    /// The range of the target in a line.
    static func check(_ line: UnsafeRawBufferPointer) -> Result<Range<Int>, Invalid> {
        let space = UInt8(ascii: " ")
        guard let methodEnd = line.firstIndex(of: space), methodEnd > 0,
            line[..<methodEnd].allSatisfy(\.isTokenCharacter)
        else {
            return .failure(Invalid(reason: .requestLineMalformed))
        }
        let rest = line[(methodEnd + 1)...]
        guard let targetEnd = rest.firstIndex(of: space), targetEnd > rest.startIndex,
            rest[..<targetEnd].allSatisfy(\.isTargetCharacter)
        else {
            return .failure(Invalid(reason: .requestLineMalformed))
        }
        let version = line[(targetEnd + 1)...]
        guard version.count == 8, version.starts(with: "HTTP/".utf8), version[version.startIndex + 5].isDigit,
            version[version.startIndex + 6] == UInt8(ascii: "."), version[version.startIndex + 7].isDigit
        else {
            return .failure(Invalid(reason: .requestLineMalformed))
        }
        guard version[version.startIndex + 5] == UInt8(ascii: "1") else {
            return .failure(Invalid(reason: .versionUnsupported))
        }
        return .success(rest.startIndex..<targetEnd)
    }
}

/// A line of a header after the first: a name, a colon and a value (RFC 9112 §5).
enum FieldLine {
    static func isValid(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return false }
        return line[..<colon].allSatisfy(\.isTokenCharacter)
            && line[(colon + 1)...].allSatisfy(\.isFieldValueCharacter)
    }
}

extension UInt8 {
    /// Whether the byte may be part of a method or of the name of a field (RFC 9110 §5.6.2).
    var isTokenCharacter: Bool { CharacterClasses.all[Int(self)] & CharacterClasses.token != 0 }

    /// Whether the byte may be part of a value; those above ASCII may, whatever their meaning (RFC 9110 §5.5).
    var isFieldValueCharacter: Bool { self >= 0x20 && self != 0x7F || self == UInt8(ascii: "\t") }

    /// Whether the byte may be part of a target; bytes above ASCII are an error of the path or of the query.
    fileprivate var isTargetCharacter: Bool { self > 0x20 && self != 0x7F }

    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

/// The classes of each byte, as bits.
private enum CharacterClasses {
    static let token: UInt8 = 1

    static let all: [UInt8] = (0...255).map { byte in
        let character = Character(Unicode.Scalar(UInt8(byte)))
        let isToken =
            character.isASCII
            && (character.isLetter || character.isNumber || "!#$%&'*+-.^_`|~".contains(character))
        return isToken ? token : 0
    }
}
