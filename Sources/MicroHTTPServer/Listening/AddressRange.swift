/// A range of addresses in the notation of CIDR, as `10.0.0.0/8`, or a single address.
///
/// A range of IPv4 addresses is the range of the IPv6 addresses that they are mapped to, so `::/0` contains all
/// addresses and `0.0.0.0/0` all of IPv4.
package struct AddressRange: Hashable, Sendable {
    private let first: IPAddress
    /// The bits that all addresses of the range have in common.
    private let mask: UInt128

    /// Reads an IPv4 or IPv6 address, with or without the length of a prefix.
    package init(_ text: some StringProtocol) throws(AddressRangeError) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = IPAddress(parts[0]) else { throw .addressInvalid }
        let size = parts[0].contains(":") ? 128 : 32
        let length = parts.count == 1 ? size : try Self.length(parts[1], of: size)
        // A shift by all bits gives 0.
        mask = UInt128.max << UInt128(size - length)
        first = address
        guard address.bits & ~mask == 0 else { throw .addressBehindPrefix }
    }

    package func contains(_ address: IPAddress) -> Bool { address.bits & mask == first.bits }

    private static func length(_ digits: some StringProtocol, of size: Int) throws(AddressRangeError) -> Int {
        guard digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
            let length = Int(digits),
            length <= size
        else {
            throw .prefixInvalid(longest: size)
        }
        return length
    }
}

/// The reason why a text is not a range of addresses.
package enum AddressRangeError: Error, Hashable, Sendable {
    /// The text does not begin with an IPv4 or IPv6 address.
    case addressInvalid
    /// The length of the prefix is not a number of bits of the address.
    case prefixInvalid(longest: Int)
    /// The address has bits behind the prefix, as in `10.0.0.1/8`.
    case addressBehindPrefix
}
