import HTTP

/// Reads the responses of one connection, and checks each against the request that was planned for it.
struct ResponseReader {
    private var rest: ArraySlice<UInt8>
    private var planned: ArraySlice<Request>

    init(_ bytes: [UInt8], planned: [Request]) {
        rest = bytes[...]
        self.planned = planned[...]
    }

    /// The statuses with which libmicrohttpd responds by itself, as SECURITY.md lists them; 413 to the size of a chunk.
    private static let foreignStatuses: Set<Int> = [400, 413, 414, 431, 505]

    /// Checks all responses; ends the process if one is not what the requests allow.
    ///
    /// The client reads until the server closes the connection, which may cut the last response.
    mutating func check() {
        var canContinue = true
        while !rest.isEmpty {
            guard let head = readHead() else { return }
            if head.status == 100 {
                precondition(canContinue, "two responses 100 to one request")
                canContinue = false
                continue
            }
            canContinue = true
            guard head.requestID != nil else {
                checkForeign(head)
                return
            }
            checkOwn(head)
        }
    }

    /// A response with our fields belongs to the next request.
    private mutating func checkOwn(_ head: Head) {
        guard let request = planned.popFirst() else { fatalError("more responses than requests") }
        let response = EchoResponder.response(to: request)
        precondition(response.status.code == head.status, "a wrong status \(head.status)")
        precondition(head.contentLength == response.contentLength, "a wrong length")
        precondition(head.contentType == "text/plain", "a wrong type")
        // A response that the server writes without libmicrohttpd has content whatever the method.
        if request.method == .head, head.isLast ? rest.isEmpty : true { return }
        let content = rest.prefix(response.body.count)
        precondition(response.body.starts(with: content), "a wrong body")
        rest = rest.dropFirst(content.count)
        precondition(!head.isLast || rest.isEmpty, "bytes after the last response")
    }

    /// A response of libmicrohttpd's is the last one, and a page.
    private mutating func checkForeign(_ head: Head) {
        precondition(Self.foreignStatuses.contains(head.status), "libmicrohttpd responds with \(head.status)")
        precondition(head.isLast, "libmicrohttpd does not close the connection")
        guard let length = head.contentLength else { fatalError("a response without a length") }
        precondition(rest.count <= length, "bytes after the last response")
    }

    // MARK: Syntax

    private struct Head {
        let status: Int
        var requestID: String?
        var contentLength: Int?
        var contentType: String?
        /// Whether the connection is closed after this response.
        var isLast = false
    }

    /// The status line and the fields of the next response; `nil` if the server closed the connection within them.
    private mutating func readHead() -> Head? {
        guard let line = readLine() else { return nil }
        let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "HTTP/1.1" || parts[0] == "HTTP/1.0", parts[1].utf8.count == 3,
            let status = Int(parts[1]), (100...599).contains(status)
        else { fatalError("a status line \(line.debugDescription)") }
        var head = Head(status: status)
        var names: Set<String> = []
        while let line = readLine() {
            if line.isEmpty { return head }
            guard let colon = line.firstIndex(of: ":") else { fatalError("a field \(line.debugDescription)") }
            let name = line[..<colon].lowercased()
            let value = String(line[line.index(after: colon)...].drop { $0 == " " })
            precondition(!name.isEmpty && names.insert(name).inserted, "two fields \(name)")
            switch name {
            case "x-request-id":
                precondition(value.utf8.count == 32, "an id \(value)")
                head.requestID = value
            case "content-length":
                guard let length = Int(value), length >= 0 else { fatalError("a length \(value)") }
                head.contentLength = length
            case "content-type": head.contentType = value
            case "connection": head.isLast = value.lowercased() == "close"
            case "transfer-encoding": fatalError("a coding \(value)")
            default: break
            }
        }
        return nil
    }

    /// The next line, without its end; `nil` if it has none.
    private mutating func readLine() -> String? {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = rest[..<end]
        rest = rest[(end + 1)...]
        precondition(line.last == UInt8(ascii: "\r"), "a line that ends with LF alone")
        return String(decoding: line.dropLast(), as: UTF8.self)
    }
}
