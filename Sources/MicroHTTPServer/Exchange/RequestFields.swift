import CMicroHTTPD
import Glibc
import HTTP

/// The header fields of a request that matter here, gathered in one walk over all of them.
struct RequestFields {
    private(set) var host: String?
    private(set) var accept: String?
    private(set) var acceptEncoding: String?
    private(set) var ifNoneMatch: String?
    private(set) var contentType: String?
    private(set) var contentLength: UInt64?
    /// Whether the client waits for a word before it sends its body (RFC 9110 §10.1.1).
    private(set) var expectsContinue = false
    private(set) var hostCount = 0
    /// How often the end of the body is told, by a length or by chunks.
    private(set) var bodyLengthCount = 0
    /// All fields as they were sent, in bytes.
    private(set) var size = 0

    init(of connection: OpaquePointer) {
        withUnsafeMutablePointer(to: &self) { fields in
            _ = MHD_get_connection_values_n(connection, .HEADER_KIND, visitField, fields)
        }
    }

    fileprivate mutating func visit(_ name: FieldText, _ value: FieldText) {
        // A colon, a space and the two bytes that end the line.
        size += name.count + value.count + 4
        switch name.count {
        case 4 where name.equals("host"):
            value.join(to: &host)
            hostCount += 1
        case 6 where name.equals("accept"): value.join(to: &accept)
        case 6 where name.equals("expect"): expectsContinue = true
        case 12 where name.equals("content-type"): value.join(to: &contentType)
        case 13 where name.equals("if-none-match"): value.join(to: &ifNoneMatch)
        case 14 where name.equals("content-length"):
            contentLength = UInt64(value.text)
            bodyLengthCount += 1
        case 17 where name.equals("transfer-encoding"): bodyLengthCount += 1
        case 15 where name.equals("accept-encoding"): value.join(to: &acceptEncoding)
        default: break
        }
    }
}

/// A name or a value in libmicrohttpd's memory.
private struct FieldText {
    let start: UnsafePointer<CChar>?
    let count: Int

    /// Compares with a name of the same length, without regard to case.
    func equals(_ name: StaticString) -> Bool {
        guard let start else { return false }
        return strncasecmp(start, name.cString, count) == 0
    }

    /// Appends to the value of an earlier field of the same name (RFC 9110 §5.3).
    func join(to field: inout String?) {
        field = field.map { "\($0), \(text)" } ?? text
    }

    /// The text without the white space around it, which is no part of a value (RFC 9110 §5.5).
    var text: String {
        var bytes = UnsafeRawBufferPointer(start: start, count: count)[...]
        while let last = bytes.last, last.isBlank { bytes = bytes.dropLast() }
        while let first = bytes.first, first.isBlank { bytes = bytes.dropFirst() }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

/// libmicrohttpd's visitor: `context` is the `RequestFields` that gathers.
private func visitField(
    context: UnsafeMutableRawPointer?,
    kind: MHD_ValueKind,
    name: UnsafePointer<CChar>?,
    nameSize: Int,
    value: UnsafePointer<CChar>?,
    valueSize: Int
) -> MHD_Result {
    let fields = context?.assumingMemoryBound(to: RequestFields.self)
    fields?.pointee.visit(FieldText(start: name, count: nameSize), FieldText(start: value, count: valueSize))
    return .YES
}
