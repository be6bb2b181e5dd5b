/// The reason why a server does not start.
package enum ServerError: Error, Hashable, Sendable {
    /// The address is in use, not an address of this machine, or not permitted.
    case cannotListen(ListenAddress, Errno)
    /// The system has no more descriptors, threads or memory for the server's own use.
    case cannotStart(Errno)
}

extension ServerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cannotListen(let address, let reason): "cannot listen on \(address): \(reason)"
        case .cannotStart(let reason): "cannot start the server: \(reason)"
        }
    }
}
