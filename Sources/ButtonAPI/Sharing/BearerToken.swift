/// The token that a client needs to store a source (RFC 6750).
struct BearerToken: Sendable {
    private let bytes: [UInt8]

    init(_ token: String) {
        bytes = Array(token.utf8)
    }

    /// Checks the field `Authorization`.
    func check(_ authorization: String?) throws(SharingError) {
        guard let authorization else { throw .tokenMissing }
        let scheme = Self.scheme.utf8
        let field = Array(authorization.utf8)
        guard field.count > scheme.count,
            String(decoding: field.prefix(scheme.count), as: UTF8.self).lowercased() == Self.scheme
        else { throw .tokenMissing }
        guard matches(field.dropFirst(scheme.count).drop { $0 == UInt8(ascii: " ") }) else {
            throw .tokenInvalid
        }
    }

    private static let scheme = "bearer "

    /// Compares with a token in a time that depends on the length of that token only.
    private func matches(_ other: ArraySlice<UInt8>) -> Bool {
        var difference = other.count ^ bytes.count
        for (index, byte) in other.enumerated() {
            difference |= Int(byte ^ (bytes.isEmpty ? 0 : bytes[index % bytes.count]))
        }
        return difference == 0
    }
}
