package import Glibc

/// An IPv4 or IPv6 address, without a port.
///
/// An IPv4 address equals the IPv6 address that it is mapped to, `::ffff:192.0.2.1`: a socket that accepts both
/// reports it so.
package struct IPAddress: Hashable, Sendable {
    /// The 128 bits of the IPv6 address, the first byte in the highest bits.
    let bits: UInt128

    init(bits: UInt128) {
        self.bits = bits
    }

    /// Reads an address as `192.0.2.1` or `2001:db8::1`; `nil` for anything else.
    package init?(_ text: some StringProtocol) {
        let text = String(text)
        var version4 = in_addr()
        var version6 = in6_addr()
        if inet_pton(AF_INET, text, &version4) == 1 {
            self.init(version4)
        } else if inet_pton(AF_INET6, text, &version6) == 1 {
            self.init(version6)
        } else {
            return nil
        }
    }

    package init(_ address: in_addr) {
        self.init(bits: Self.mappedPrefix | UInt128(UInt32(bigEndian: address.s_addr)))
    }

    package init(_ address: in6_addr) {
        let bits = withUnsafeBytes(of: address) { bytes in
            bytes.reduce(into: UInt128(0)) { bits, byte in bits = bits << 8 | UInt128(byte) }
        }
        self.init(bits: bits)
    }

    /// The first 96 bits of an IPv4 address.
    private static let mappedPrefix: UInt128 = 0xFFFF << 32
}
