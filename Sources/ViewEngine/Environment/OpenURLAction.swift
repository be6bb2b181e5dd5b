/// The action that opens a URL.
public struct OpenURLAction: Sendable {
    /// The outcome of a handler.
    public struct Result: Sendable {
        /// The URL that the system opens; `nil` if it opens none.
        fileprivate let opened: @Sendable (URL) -> URL?

        public static let handled = Result { _ in nil }
        public static let discarded = Result { _ in nil }
        public static let systemAction = Result { $0 }

        public static func systemAction(_ url: URL) -> Result { Result { _ in url } }
    }

    private let handler: @Sendable (URL) -> Result

    public init(handler: @escaping @Sendable (URL) -> Result) {
        self.handler = handler
    }

    /// Calls the handler; what it leaves to the system is only logged, as `openURL`.
    public func callAsFunction(_ url: URL) {
        if handler(url).opened(url) != nil { logAction("openURL") }
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
    static let defaultValue = OpenURLAction { _ in .systemAction }
}
