import CMicroHTTPD
import Glibc
import HTTP

/// The target of a request as it arrived, in libmicrohttpd's memory, and a copy of it.
struct RequestLineBytes {
    /// At most `Limits.target` bytes.
    let target: [UInt8]
    /// The whole size of the target in bytes.
    let size: Int
    /// The address of the target in libmicrohttpd's memory.
    let address: UnsafeRawPointer
    /// Whether the target contains a space, which separates it from the version (RFC 9112 §3).
    let hasSpace: Bool
}

/// The header of a request in libmicrohttpd's memory, once it is complete.
struct RequestHeader {
    let method: Method
    /// Whether the version is HTTP/1.0.
    let isOldVersion: Bool
    private let lines: UnsafeRawBufferPointer
    /// The address of the byte after the method.
    private let methodEnd: UnsafeRawPointer
    /// The address of the version.
    private let version: UnsafeRawPointer

    init(of connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>) {
        // Comparing is faster than creating a string for each request.
        self.method = getName.equals(method) ? .get : Method(rawValue: String(cString: method))
        isOldVersion = oldVersion.equals(version)
        let end = UnsafeRawPointer(method) + microhttpd_header_size(connection)
        let start = UnsafeRawPointer(version) + strlen(version)
        lines = UnsafeRawBufferPointer(start: start, count: max(0, end - start))
        methodEnd = UnsafeRawPointer(method) + strlen(method)
        self.version = UnsafeRawPointer(version)
    }

    /// The first rule that the syntax of the header breaks, which has a number of fields.
    ///
    /// libmicrohttpd accepts much that RFC 9112 forbids. In its memory the header is whole, except that NUL has
    /// replaced each colon after a name, CR and LF. This is undocumented; version 0.9.75 works like that.
    func violation(line: RequestLineBytes, fieldCount: Int) -> Violation? {
        guard isMemoryKnown else { return nil }
        // There may be more between the parts than one space; or the target contained a NUL, at which it was cut.
        guard methodEnd + 1 == line.address, line.address + line.size + 1 == version, !line.hasSpace else {
            return .requestLineMalformed
        }
        var rest = lines[...]
        guard rest.takeLineBreak() else { return .fieldMalformed }
        for _ in 0..<fieldCount {
            guard rest.takeName(), rest.takeValue(), rest.takeLineBreak() else { return .fieldMalformed }
        }
        guard rest.takeLineBreak(), rest.isEmpty else { return .fieldMalformed }
        return nil
    }
}

private let getName: StaticString = "GET"
private let oldVersion: StaticString = "HTTP/1.0"

/// Whether the linked library leaves the header in its memory as this code expects.
private let isMemoryKnown = String(cString: MHD_get_version()) == "0.9.75"

extension Slice<UnsafeRawBufferPointer> {
    /// Removes a line break, of which NUL has replaced both bytes.
    fileprivate mutating func takeLineBreak() -> Bool {
        guard count >= 2, self[startIndex] == 0, self[startIndex + 1] == 0 else { return false }
        self = self[(startIndex + 2)...]
        return true
    }

    /// Removes a name of a field and the NUL that has replaced the colon.
    fileprivate mutating func takeName() -> Bool {
        var index = startIndex
        while index < endIndex, self[index].isTokenCharacter { index += 1 }
        guard index > startIndex, index < endIndex, self[index] == 0 else { return false }
        self = self[(index + 1)...]
        return true
    }

    /// Removes a value, up to the line break.
    fileprivate mutating func takeValue() -> Bool {
        var index = startIndex
        while index < endIndex, self[index].isFieldValueCharacter { index += 1 }
        self = self[index...]
        return true
    }
}
