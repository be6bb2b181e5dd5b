/// The number of a route in the list of its responder (`Responder.routes`), by which responses are counted.
package struct RouteID: RawRepresentable, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A request whose path is that of no route, or was not read.
    package static let none = RouteID(rawValue: 0)
}
