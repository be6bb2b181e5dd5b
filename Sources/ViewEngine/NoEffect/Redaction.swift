/// The cause of a placeholder in place of content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

// The content of a picture is always known, and not private.
extension View {
    public func redacted(reason: RedactionReasons) -> Self { self }
    public func unredacted() -> Self { self }
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
    public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
}

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { quietValue(default: []) }
        set { setQuietValue(newValue) }
    }
}
