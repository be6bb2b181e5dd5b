import HTTP

extension ClientID {
    /// 127.0.0.1.
    static let loopback = ClientID(bits: 0xFFFF_7F00_0001)
}
