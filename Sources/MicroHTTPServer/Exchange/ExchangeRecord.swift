package import HTTP

/// A finished exchange, for logs; it does not contain the query, because titles are private.
///
/// It is an object, because a structure of so many values would be copied for each observer.
package final class ExchangeRecord: Sendable {
    package let id: RequestID
    package let method: Method
    /// The name of the route.
    package let route: String
    /// The path as it was sent, still percent-encoded; `nil` if it is that of no route, since a title may be in it.
    package let path: ArraySlice<UInt8>?
    package let status: Status
    /// The size of the body that was sent; 0 for HEAD and for status 304.
    package let bodySize: Int
    /// The time from the request line to the last byte passed to the system, in microseconds.
    package let duration: Int
    package let phases: PhaseDurations
    /// Whether the whole response was sent; otherwise the client closed the connection or was too slow.
    package let isComplete: Bool

    package init(
        id: RequestID,
        method: Method,
        route: String,
        path: ArraySlice<UInt8>?,
        status: Status,
        bodySize: Int,
        duration: Int,
        phases: PhaseDurations,
        isComplete: Bool
    ) {
        self.id = id
        self.method = method
        self.route = route
        self.path = path
        self.status = status
        self.bodySize = bodySize
        self.duration = duration
        self.phases = phases
        self.isComplete = isComplete
    }
}
