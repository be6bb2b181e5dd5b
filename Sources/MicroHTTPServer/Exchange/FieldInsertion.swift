import CMicroHTTPD
import HTTP

/// A way to pass the header fields of a response to libmicrohttpd.
enum FieldInsertion {
    /// All fields as the value of the first one, line breaks included: one copy instead of three allocations for
    /// each field. For 14 fields that takes a ninth of the time.
    ///
    /// libmicrohttpd refuses such a value. But it stores a copy of each value, sends that copy as it is, and
    /// returns a pointer to it from `MHD_get_response_header`: so a placeholder of the same length is
    /// inserted and then overwritten. This is undocumented; version 0.9.75 works like that.
    case asOneValue
    /// One call for each field, which every version of libmicrohttpd supports.
    case oneByOne

    /// The fastest way that the linked library supports.
    static var fastest: FieldInsertion {
        String(cString: MHD_get_version()) == "0.9.75" ? .asOneValue : .oneByOne
    }

    /// Inserts fields, and the request id after them; false if there is no memory.
    ///
    /// The date is that of the response, which libmicrohttpd adds by itself otherwise.
    func insert(_ fields: HeaderFields, date: HTTPDate, id: RequestID, into response: OpaquePointer) -> Bool {
        switch self {
        case .asOneValue: insertAsOneValue(fields, date: date, id: id, into: response)
        case .oneByOne: insertOneByOne(fields, id: id, into: response)
        }
    }
}

private let dateName: StaticString = "Date"
private let idName: StaticString = "X-Request-Id"
private let idPrefix = Array("X-Request-Id: ".utf8)

private func insertOneByOne(_ fields: HeaderFields, id: RequestID, into response: OpaquePointer) -> Bool {
    // libmicrohttpd refuses an empty value.
    for field in fields where !field.value.isEmpty {
        guard MHD_add_response_header(response, field.name.rawName, field.value) == .YES else { return false }
    }
    return id.withCString { MHD_add_response_header(response, idName.cString, $0) == .YES }
}

/// Inserts the field `Date`, whose value contains the lines of all others.
private func insertAsOneValue(
    _ fields: HeaderFields,
    date: HTTPDate,
    id: RequestID,
    into response: OpaquePointer
) -> Bool {
    let size = HTTPDate.length + 2 + fields.bytes.count + idPrefix.count + RequestID.digitCount
    guard var value = insertPlaceholder(size: size, name: dateName, into: response) else { return false }
    value.write(date.bytes)
    value.write(lineBreak)
    value.write(fields.bytes)
    value.write(idPrefix)
    id.write(to: value)
    return true
}

private let lineBreak = Array("\r\n".utf8)

extension UnsafeMutableRawBufferPointer {
    /// Copies bytes to the beginning, and moves the beginning after them.
    fileprivate mutating func write(_ bytes: [UInt8]) {
        copyBytes(from: bytes)
        self = UnsafeMutableRawBufferPointer(rebasing: self[bytes.count...])
    }
}

/// Inserts one field, and returns the bytes of its value, which may be overwritten; `nil` if there is no memory.
private func insertPlaceholder(
    size: Int,
    name: StaticString,
    into response: OpaquePointer
) -> UnsafeMutableRawBufferPointer? {
    guard withPlaceholder(size: size, { MHD_add_response_header(response, name.cString, $0) }) == .YES else {
        return nil
    }
    let value = MHD_get_response_header(response, name.cString)
    return UnsafeMutableRawBufferPointer(start: UnsafeMutableRawPointer(mutating: value), count: size)
}

/// Calls a closure with a C string of a size, without a line break.
private func withPlaceholder<Result>(size: Int, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    guard size < placeholder.count else { return String(repeating: "-", count: size).withCString(body) }
    // The string ends where the array ends, so its start determines its size.
    return placeholder.withUnsafeBufferPointer {
        body($0.baseAddress.map { $0 + placeholder.count - 1 - size })
    }
}

/// A C string that is longer than the fields of most responses.
private let placeholder = [CChar](repeating: CChar(UInt8(ascii: "-")), count: 4096) + [0]
