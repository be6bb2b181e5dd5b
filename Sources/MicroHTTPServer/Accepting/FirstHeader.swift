import HTTP

/// The header of the first request of a connection, once it is complete.
///
/// libmicrohttpd accepts what RFC 9112 forbids, and refuses some of it with responses of its own. So the header is
/// checked before: each line as soon as it is complete.
struct FirstHeader {
    /// The range of the target in the bytes that have arrived.
    let target: Range<Int>
    /// Whether a body follows, or may follow.
    let hasBody: Bool

    /// Reads the bytes that have arrived on a connection; `nil` until the header is complete.
    init?(_ bytes: UnsafeRawBufferPointer) throws(Violation) {
        var target: Range<Int>?
        var hasBody = false
        var fieldSize = 0
        var fieldCount = 0
        for line in HeaderLines(bytes) {
            guard let line else { throw target == nil ? .requestLineMalformed : .fieldMalformed }
            guard !line.isEmpty else {
                if let target {
                    self.target = target
                    self.hasBody = hasBody
                    return
                }
                // A client may send empty lines before the request line (RFC 9112 §2.2).
                continue
            }
            let content = UnsafeRawBufferPointer(rebasing: bytes[line])
            guard target != nil else {
                let range = try RequestLine.target(of: content)
                target = line.lowerBound + range.lowerBound..<line.lowerBound + range.upperBound
                continue
            }
            try FieldLine.check(content)
            hasBody = hasBody || FieldLine.announcesBody(content)
            fieldSize += line.count + 2
            fieldCount += 1
            guard fieldSize <= Limits.fields, fieldCount <= Limits.fieldCount else {
                throw .fieldsTooLarge(limit: Limits.fields)
            }
        }
        guard bytes.count < Limits.firstHeader else {
            throw target == nil ? .targetTooLong(limit: Limits.target) : .fieldsTooLarge(limit: Limits.fields)
        }
        return nil
    }
}
