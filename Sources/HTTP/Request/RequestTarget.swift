/// The path and the query of a request, still percent-encoded (RFC 9112 §3.2).
///
/// Splitting never fails. Decoding can fail, for the requested part only.
package struct RequestTarget: Equatable, Sendable {
    /// The target as it was sent.
    package let bytes: [UInt8]
    private let pathRange: Range<Int>
    private let queryRange: Range<Int>?

    package init(_ bytes: [UInt8]) {
        let start = RequestTarget.startOfPath(in: bytes)
        let mark = bytes[start...].firstIndex(of: UInt8(ascii: "?"))
        self.bytes = bytes
        pathRange = start..<(mark ?? bytes.count)
        queryRange = mark.map { $0 + 1..<bytes.count }
    }

    /// The path as it was sent, still percent-encoded.
    package var encodedPath: ArraySlice<UInt8> { bytes[pathRange] }

    /// The query as it was sent, without the question mark; `nil` if there is no question mark.
    package var encodedQuery: ArraySlice<UInt8>? { queryRange.map { bytes[$0] } }

    /// The path as text; a plus in it is not a space.
    package func path() throws(RequestTargetError) -> String {
        do {
            return try bytes.span.extracting(pathRange).percentDecoded(plusIsSpace: false)
        } catch {
            throw .path(error)
        }
    }

    /// The index at which the path starts: in a whole URL, which clients send to a proxy, it follows the
    /// authority (RFC 9112 §3.2.2).
    private static func startOfPath(in bytes: [UInt8]) -> Int {
        guard let first = bytes.first, first != UInt8(ascii: "/"),
            let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            bytes[colon...].starts(with: "://".utf8)
        else { return 0 }
        let afterAuthority = bytes[(colon + 3)...].firstIndex {
            $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?")
        }
        return afterAuthority ?? bytes.count
    }
}
