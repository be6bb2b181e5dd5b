/// The destination of a link.
public struct URL: Hashable, Sendable {
    public let absoluteString: String

    /// Creates a URL; `nil` for an empty string.
    public init?(string: String) {
        guard !string.isEmpty else { return nil }
        absoluteString = string
    }
}

/// The action that opens a URL.
public struct OpenURLAction: Sendable {
    private let handler: @Sendable (URL) -> Void

    public init(handler: @escaping @Sendable (URL) -> Void) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        handler(url)
    }
}

extension EnvironmentValues {
    /// The action that opens a URL; by default it is only logged, as `openURL`.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in logAction("openURL") }
}
