extension ClientAddress {
    /// The client of a request that came through trusted proxies: the last address that is not one of theirs.
    ///
    /// Each proxy appends the address that it received the request from, so what stands before an address that is
    /// not trusted may be invented. `nil` if there is no such address, or the last one is unreadable.
    init?(forwardedFor value: String, trusting trustedProxies: [AddressRange]) {
        for part in value.split(separator: ",").reversed() {
            guard let address = IPAddress(part.trimmingSpaces) else { return nil }
            if !trustedProxies.contains(where: { $0.contains(address) }) {
                self.init(address)
                return
            }
        }
        return nil
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        var result = self
        while result.first == " " || result.first == "\t" { result.removeFirst() }
        while result.last == " " || result.last == "\t" { result.removeLast() }
        return result
    }
}
