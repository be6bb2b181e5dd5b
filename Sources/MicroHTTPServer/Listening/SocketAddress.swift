import Glibc

/// An address in the form of the system, `sockaddr`.
struct SocketAddress {
    private var storage = sockaddr_storage()
    private var length: socklen_t

    /// The family: `AF_INET`, `AF_INET6` or `AF_UNIX`.
    var family: Int32 { Int32(storage.ss_family) }

    /// Converts an address whose text `ListenAddress` has checked.
    init(_ address: ListenAddress) {
        switch address {
        case .internet(let host, let port) where host.contains(":"):
            var internet = sockaddr_in6()
            internet.sin6_family = sa_family_t(AF_INET6)
            internet.sin6_port = port.bigEndian
            inet_pton(AF_INET6, host, &internet.sin6_addr)
            self.init(copying: internet)
        case .internet(let host, let port):
            var internet = sockaddr_in()
            internet.sin_family = sa_family_t(AF_INET)
            internet.sin_port = port.bigEndian
            inet_pton(AF_INET, host, &internet.sin_addr)
            self.init(copying: internet)
        case .unix(let path):
            var unix = sockaddr_un()
            unix.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &unix.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
            self.init(copying: unix)
        }
    }

    private init<Concrete>(copying address: Concrete) {
        length = socklen_t(MemoryLayout<Concrete>.size)
        withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: address, as: Concrete.self) }
    }

    /// The port of a bound socket; 0 if it has none.
    static func port(of socket: Int32) -> UInt16 {
        var address = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
        }
        // The port is at the same offset for IPv4 and IPv6.
        return UInt16(bigEndian: address.sin6_port)
    }

    func bind(_ socket: Int32) throws(Errno) {
        guard withPointer({ Glibc.bind(socket, $0, length) }) == 0 else { throw .current }
    }

    func connect(_ socket: Int32) throws(Errno) {
        guard withPointer({ Glibc.connect(socket, $0, length) }) == 0 else { throw .current }
    }

    private func withPointer(_ body: (UnsafePointer<sockaddr>) -> Int32) -> Int32 {
        withUnsafePointer(to: storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }
}
