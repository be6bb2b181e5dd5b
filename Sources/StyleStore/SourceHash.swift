import CMessageDigest

/// The hash of a source, by which it is stored and addressed: the same on every machine.
///
/// The first 130 bits of SHA-256 (FIPS 180-4) as 26 characters of Base32 (RFC 4648 §6) in lower case.
package struct SourceHash: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// The hash of a source's bytes.
    package init(of source: [UInt8]) {
        var context = SHA2_CTX()
        SHA256Init(&context)
        SHA256Update(&context, source, source.count)
        var digest = [UInt8](repeating: 0, count: 32)
        SHA256Final(&digest, &context)
        description = Self.base32(digest)
    }

    /// The hash that a text spells; `nil` if it spells none.
    package init?(_ text: some StringProtocol) {
        let isHash = text.utf8.count == Self.length && text.utf8.allSatisfy(Self.alphabet.contains)
        guard isHash else { return nil }
        description = String(text)
    }

    /// In characters of five bits each.
    package static let length = 26

    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

    private static func base32(_ bytes: [UInt8]) -> String {
        var characters: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in bytes where characters.count < length {
            bits = bits << 8 | Int(byte)
            count += 8
            while count >= 5, characters.count < length {
                count -= 5
                characters.append(alphabet[bits >> count & 31])
            }
            bits &= 1 << count - 1
        }
        return String(decoding: characters, as: UTF8.self)
    }
}
