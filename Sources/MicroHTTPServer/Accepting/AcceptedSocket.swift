import CLinux
import Glibc

/// A connection that was accepted, before a loop serves it.
struct AcceptedSocket: Sendable {
    let descriptor: Int32
    /// The family: `AF_INET`, `AF_INET6` or `AF_UNIX`.
    let family: Int32
    let client: ClientAddress
    let time: MonotonicTime
}

extension ListenSocket {
    /// Accepts a connection; `nil` if none waits, or the process has no descriptor for it.
    func accept(trusting trustedProxies: [AddressRange]) -> AcceptedSocket? {
        while true {
            var address = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let accepted = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    accept4(descriptor, $0, &length, Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue))
                }
            }
            guard accepted >= 0 else {
                // The client may have left before it was accepted.
                if errno == ECONNABORTED || errno == EINTR { continue }
                return nil
            }
            let client = IPAddress(address).flatMap { address in
                trustedProxies.contains { $0.contains(address) } ? nil : ClientAddress(address)
            }
            return AcceptedSocket(
                descriptor: accepted,
                family: Int32(address.ss_family),
                client: client ?? .unlimited(connection: accepted),
                time: .now
            )
        }
    }
}

extension IPAddress {
    /// The address of a socket; `nil` if it is not an internet address.
    fileprivate init?(_ storage: sockaddr_storage) {
        switch Int32(storage.ss_family) {
        case AF_INET:
            let address = withUnsafeBytes(of: storage) { $0.load(as: sockaddr_in.self) }
            self.init(address.sin_addr)
        case AF_INET6:
            let address = withUnsafeBytes(of: storage) { $0.load(as: sockaddr_in6.self) }
            self.init(address.sin6_addr)
        default: return nil
        }
    }
}
