/// The reason why a server does not start.
package enum ServerError: Error, Hashable, Sendable {
    /// The address is in use, not an address of this machine, or not permitted.
    case cannotListen(ListenAddress, Errno)
    /// The system has no more descriptors for the server's own use.
    case cannotWait(Errno)
    /// libmicrohttpd did not start: it has no memory or no descriptor.
    case cannotServe
}

extension ServerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cannotListen(let address, let reason): "cannot listen on \(address): \(reason)"
        case .cannotWait(let reason): "cannot wait for events: \(reason)"
        case .cannotServe: "libmicrohttpd does not start"
        }
    }
}
