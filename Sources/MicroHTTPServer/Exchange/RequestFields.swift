import CMicroHTTPD
import Glibc
import HTTP

/// The header fields that a request uses, collected in one pass over all fields.
struct RequestFields {
    private(set) var accept: String?
    private(set) var acceptEncoding: String?
    private(set) var ifNoneMatch: String?
    private(set) var rareFields: RareFields?
    /// The addresses that proxies have appended, the nearest one last.
    private(set) var forwardedFor: String?
    private(set) var contentLength: ContentLength?
    private(set) var transferCoding: String?
    /// Whether the client waits for an interim response before it sends its body (RFC 9110 §10.1.1).
    private(set) var expectsContinue = false
    private(set) var hostCount = 0
    /// The number of fields that determine the end of the body: `Content-Length` and `Transfer-Encoding`.
    private(set) var bodyLengthCount = 0
    /// The size of all fields as they were sent, in bytes.
    private(set) var size = 0
    /// The number of fields.
    private(set) var count = 0

    /// The value of `Content-Length`.
    enum ContentLength: Equatable {
        case bytes(UInt64)
        case invalid
    }

    /// No fields, before the header is complete.
    init() {}

    /// The fields of a connection; the host of all requests, or only where it is compared with the origin of a script.
    init(of connection: OpaquePointer, readsHost: Bool) {
        withUnsafeMutablePointer(to: &self) { fields in
            _ = MHD_get_connection_values_n(connection, .HEADER_KIND, receiveField, fields)
        }
        // Only the origin of a script is compared with it, which few requests have.
        guard readsHost || rareFields?.origin != nil, hostCount == 1 else { return }
        var fields = rareFields ?? RareFields()
        fields.host = Self.host(of: connection)
        rareFields = fields
    }

    private static func host(of connection: OpaquePointer) -> String? {
        var value = FieldText(start: nil, count: 0)
        let status = MHD_lookup_connection_value_n(
            connection,
            .HEADER_KIND,
            hostName.cString,
            hostName.utf8CodeUnitCount,
            &value.start,
            &value.count
        )
        return status == .YES ? value.text : nil
    }

    /// The first rule or limit that the fields break.
    func violation(isOldVersion: Bool, bodyLimit: Int) -> Violation? {
        if size > Limits.fields || count > Limits.fieldCount { return .fieldsTooLarge(limit: Limits.fields) }
        // HTTP/1.0 has no such field (RFC 9112 §3.2).
        if !isOldVersion, hostCount != 1 { return .hostInvalid }
        return bodyViolation(limit: bodyLimit)
    }

    /// The reason to refuse the body before it is received, which may have a size in bytes.
    func fatalViolation(isOldVersion: Bool, bodyLimit: Int) -> Violation? {
        // HTTP/1.0 has no transfer codings (RFC 9112 §6.1).
        bodyViolation(limit: bodyLimit) ?? (isBodyChunked && isOldVersion ? .bodyLengthAmbiguous : nil)
    }

    private func bodyViolation(limit: Int) -> Violation? {
        if bodyLengthCount > 1 { return .bodyLengthAmbiguous }
        if let transferCoding, transferCoding.lowercased() != "chunked" { return .transferCodingUnknown }
        switch contentLength {
        case .invalid: return .bodyLengthInvalid
        case .bytes(let count) where count > limit: return .bodyTooLarge(limit: limit)
        default: return nil
        }
    }

    /// The size of the body in bytes that `Content-Length` states; 0 without one.
    var announcedBodySize: Int {
        guard case .bytes(let count) = contentLength else { return 0 }
        return Int(clamping: count)
    }

    /// Whether a field determines the end of the body.
    var hasBodyLength: Bool { bodyLengthCount > 0 }

    /// Whether the length of the body is unknown until its end.
    var isBodyChunked: Bool { transferCoding != nil }

    fileprivate mutating func receive(name: FieldText, value: FieldText) {
        // A colon, a space and the two bytes of the line break.
        size += name.count + value.count + 4
        count += 1
        switch name.count {
        case 4 where name.equals("host"): hostCount += 1
        case 6 where name.equals("accept"): value.join(to: &accept)
        case 6 where name.equals("expect"): expectsContinue = true
        case 6 where name.equals("origin"): joinRare(value, to: \.origin)
        case 8 where name.equals("mcp-name"): joinRare(value, to: \.mcp.name)
        case 10 where name.equals("mcp-method"): joinRare(value, to: \.mcp.method)
        case 20 where name.equals("mcp-protocol-version"): joinRare(value, to: \.mcp.protocolVersion)
        case 12 where name.equals("content-type"): joinRare(value, to: \.contentType)
        case 13 where name.equals("authorization"): joinRare(value, to: \.authorization)
        case 13 where name.equals("if-none-match"): value.join(to: &ifNoneMatch)
        case 14 where name.equals("content-length"):
            contentLength = ContentLength(value.text)
            bodyLengthCount += 1
        case 17 where name.equals("transfer-encoding"):
            value.join(to: &transferCoding)
            bodyLengthCount += 1
        case 15 where name.equals("accept-encoding"): value.join(to: &acceptEncoding)
        case 15 where name.equals("x-forwarded-for"): value.join(to: &forwardedFor)
        default: break
        }
    }

    private mutating func joinRare(_ value: FieldText, to field: WritableKeyPath<RareFields, String?>) {
        var fields = rareFields ?? RareFields()
        value.join(to: &fields[keyPath: field])
        rareFields = fields
    }
}

extension RequestFields.ContentLength {
    /// A number is digits only (RFC 9110 §8.6).
    fileprivate init(_ text: String) {
        let isNumber = text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        self = isNumber ? UInt64(text).map { .bytes($0) } ?? .invalid : .invalid
    }
}

/// A name or a value in libmicrohttpd's memory.
private struct FieldText {
    var start: UnsafePointer<CChar>?
    var count: Int

    /// Compares with a name of the same length, without regard to case.
    func equals(_ name: StaticString) -> Bool {
        guard let start else { return false }
        return strncasecmp(start, name.cString, count) == 0
    }

    /// Appends to the value of an earlier field of the same name (RFC 9110 §5.3).
    func join(to field: inout String?) {
        field = field.map { "\($0), \(text)" } ?? text
    }

    /// The text without the whitespace around it, which is not part of a value (RFC 9110 §5.5).
    var text: String {
        var bytes = UnsafeRawBufferPointer(start: start, count: count)[...]
        while let last = bytes.last, last.isWhitespace { bytes = bytes.dropLast() }
        while let first = bytes.first, first.isWhitespace { bytes = bytes.dropFirst() }
        return String(decoding: bytes, as: UTF8.self)
    }
}

private let hostName: StaticString = "Host"

extension UInt8 {
    fileprivate var isWhitespace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

/// A callback of libmicrohttpd for one field; `context` is the `RequestFields` that collects it.
private func receiveField(
    context: UnsafeMutableRawPointer?,
    kind: MHD_ValueKind,
    name: UnsafePointer<CChar>?,
    nameSize: Int,
    value: UnsafePointer<CChar>?,
    valueSize: Int
) -> MHD_Result {
    let fields = context?.assumingMemoryBound(to: RequestFields.self)
    fields?.pointee.receive(
        name: FieldText(start: name, count: nameSize),
        value: FieldText(start: value, count: valueSize)
    )
    return .YES
}
