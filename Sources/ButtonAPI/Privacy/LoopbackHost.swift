/// The hosts of a machine itself, which no name of a site on the web means.
enum LoopbackHost {
    /// Whether a field `Host` names one, with any port: `localhost`, an address in 127.0.0.0/8, or `[::1]`.
    static func isNamed(by field: String) -> Bool {
        guard let host = withoutPort(field) else { return false }
        return host.lowercased() == "localhost" || host == "[::1]" || isLoopbackAddress(host)
    }

    /// Whether a host at which a server listens, without brackets, is one.
    static func isListening(at host: String) -> Bool { isNamed(by: host == "::1" ? "[::1]" : host) }

    private static func withoutPort(_ field: String) -> Substring? {
        let isAddress = field.hasPrefix("[")
        guard !isAddress || field.contains("]") else { return nil }
        let host = isAddress ? field.prefix { $0 != "]" } + "]" : field.prefix { $0 != ":" }
        let rest = field.dropFirst(host.count)
        guard rest.isEmpty || rest.first == ":" && rest.dropFirst().utf8.allSatisfy(isDigit) else {
            return nil
        }
        return host[...]
    }

    private static func isLoopbackAddress(_ host: Substring) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { $0.utf8.count <= 3 && $0.utf8.allSatisfy(isDigit) && UInt8($0) != nil }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
