/// What a client wants done with a resource; case-sensitive (RFC 9110 §9.1).
public struct Method: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let get = Method(rawValue: "GET")
    public static let head = Method(rawValue: "HEAD")
    public static let post = Method(rawValue: "POST")
    public static let options = Method(rawValue: "OPTIONS")
}
