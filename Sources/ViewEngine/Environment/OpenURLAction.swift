/// An address, as far as a link has use for one.
public struct URL: Hashable, Sendable {
    public let absoluteString: String

    /// `nil` for an empty text.
    public init?(string: String) {
        guard !string.isEmpty else { return nil }
        absoluteString = string
    }
}

/// What opens an address.
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
    /// What opens an address; by itself it is only logged, as `openURL`.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in logAction("openURL") }
}
