import HTTP

/// The client of a connection or of a request, as limits count it.
enum ClientAddress: Hashable, Sendable {
    /// An address, to which the limits for one address apply.
    case limited(IPAddress)
    /// A connection of a trusted proxy that does not name its client, or of another process of the machine; the
    /// descriptor tells such connections apart.
    case unlimited(connection: Int32)

    /// The client at an address: of IPv6 all addresses with the same first 64 bits, which one client can choose from.
    init(_ address: IPAddress) {
        self = .limited(address.isIPv4 ? address : IPAddress(bits: (address.bits >> 64) << 64))
    }
}

extension ClientAddress {
    var isLimited: Bool {
        switch self {
        case .limited: true
        case .unlimited: false
        }
    }

    /// The client for a responder; `nil` if no limit applies to it.
    var id: ClientID? {
        switch self {
        case .limited(let address): ClientID(bits: address.bits)
        case .unlimited: nil
        }
    }
}

extension IPAddress {
    fileprivate var isIPv4: Bool { bits >> 32 == 0xFFFF }
}
