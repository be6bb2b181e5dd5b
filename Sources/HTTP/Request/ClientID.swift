/// A client as limits count it: an IPv4 address, or a network of IPv6 with a prefix of 64 bits.
package struct ClientID: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// The client of an IPv6 address; an IPv4 address is one of `::ffff:0:0/96` (RFC 4291 §2.5.5.2).
    package init(bits: UInt128) {
        high = UInt64(truncatingIfNeeded: bits >> 64)
        low = UInt64(truncatingIfNeeded: bits)
    }
}
