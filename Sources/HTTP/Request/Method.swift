/// The action that a client requests on a resource; its name is case-sensitive (RFC 9110 §9.1).
package struct Method: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    // The operator of `RawRepresentable` is generic, and takes several times as long in other modules.
    package static func == (first: Method, second: Method) -> Bool { first.rawValue == second.rawValue }

    package static let get = Method(rawValue: "GET")
    package static let head = Method(rawValue: "HEAD")
    package static let post = Method(rawValue: "POST")
    package static let options = Method(rawValue: "OPTIONS")
    package static let connect = Method(rawValue: "CONNECT")

    /// The methods that responders know; others are counted and logged together.
    package static let known = [get, head, post, options]
}
