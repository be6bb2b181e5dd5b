/// The address of a resource, whose parts are those of RFC 3986.
public struct URL: Hashable, Sendable, CustomStringConvertible {
    public let absoluteString: String

    /// Creates a URL; `nil` for an empty string.
    public init?(string: String) {
        guard !string.isEmpty else { return nil }
        absoluteString = string
    }

    /// Creates the URL of a file.
    public init(fileURLWithPath path: String) {
        absoluteString = "file://" + path
    }

    private init(_ absoluteString: String) {
        self.absoluteString = absoluteString
    }

    public var description: String { absoluteString }

    // MARK: Parts

    /// The text before the first colon, such as `https`; `nil` for a relative address.
    public var scheme: String? {
        guard let colon = absoluteString.firstIndex(of: ":") else { return nil }
        let scheme = absoluteString[..<colon]
        guard scheme.first?.isLetter == true,
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return String(scheme)
    }

    /// The address without its scheme, its query and its fragment.
    private var hierarchy: Substring {
        let rest = scheme.map { absoluteString.dropFirst($0.count + 1) } ?? absoluteString[...]
        return rest.prefix { $0 != "?" && $0 != "#" }
    }

    /// The text between two slashes and the path; `nil` without them.
    private var authority: Substring? {
        let hierarchy = hierarchy
        return hierarchy.hasPrefix("//") ? hierarchy.dropFirst(2).prefix { $0 != "/" } : nil
    }

    /// The authority without a user's name and password.
    private var hostAndPort: Substring? {
        guard let authority else { return nil }
        return authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    }

    /// The position of the colon before the port, which is none in an IPv6 address.
    private var portColon: Substring.Index? {
        guard let text = hostAndPort, let colon = text.lastIndex(of: ":"), !text[colon...].contains("]")
        else {
            return nil
        }
        return colon
    }

    /// The name or the number of a machine; `nil` without one.
    public var host: String? {
        guard let text = hostAndPort else { return nil }
        let host = portColon.map { text[..<$0] } ?? text
        return host.isEmpty ? nil : String(host)
    }

    public var port: Int? {
        guard let text = hostAndPort, let portColon else { return nil }
        return Int(text[portColon...].dropFirst())
    }

    public var path: String {
        let hierarchy = hierarchy
        guard let authority else { return String(hierarchy) }
        return String(hierarchy.dropFirst(2 + authority.count))
    }

    /// The text after a question mark; `nil` without one.
    public var query: String? {
        let plain = absoluteString.prefix { $0 != "#" }
        return plain.firstIndex(of: "?").map { String(plain[$0...].dropFirst()) }
    }

    /// The text after a number sign; `nil` without one.
    public var fragment: String? {
        absoluteString.firstIndex(of: "#").map { String(absoluteString[$0...].dropFirst()) }
    }

    public var isFileURL: Bool { scheme == "file" }

    // MARK: The path

    /// The names in the path, with the slash that an absolute path begins with.
    public var pathComponents: [String] {
        let path = path
        return (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map(String.init)
    }

    public var lastPathComponent: String { pathComponents.last ?? "" }

    /// The text after the last point of the last component; empty without one.
    public var pathExtension: String {
        let name = lastPathComponent
        guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
        return String(name[point...].dropFirst())
    }

    public func appendingPathComponent(_ component: String) -> URL {
        let path = path
        return replacingPath(path + (path.hasSuffix("/") || component.hasPrefix("/") ? "" : "/") + component)
    }

    public func appending(path: String) -> URL { appendingPathComponent(path) }

    public func appending(component: String) -> URL { appendingPathComponent(component) }

    public func appendingPathExtension(_ pathExtension: String) -> URL {
        replacingPath(path + "." + pathExtension)
    }

    public func deletingLastPathComponent() -> URL {
        let components = pathComponents.dropLast()
        let isAbsolute = components.first == "/"
        let names = components.dropFirst(isAbsolute ? 1 : 0).joined(separator: "/")
        return replacingPath((isAbsolute ? "/" : "") + names + (names.isEmpty ? "" : "/"))
    }

    public func deletingPathExtension() -> URL {
        let pathExtension = pathExtension
        guard !pathExtension.isEmpty else { return self }
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        return replacingPath(String(path.dropLast(pathExtension.count + 1)))
    }

    private func replacingPath(_ path: String) -> URL {
        let start = (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "")
        return URL(start + path + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? ""))
    }
}
