/// The resources of the app, which are not known, under Foundation's name.
public struct Bundle: Hashable, Sendable {
    public static let main = Bundle()

    /// No resource is known.
    public func url(forResource name: String?, withExtension type: String?) -> URL? { nil }

    /// No resource is known.
    public func path(forResource name: String?, ofType type: String?) -> String? { nil }
}

/// The key itself, since there are no translations here.
@_disfavoredOverload
public func NSLocalizedString(
    _ key: String,
    tableName: String? = nil,
    bundle: Bundle = .main,
    value: String = "",
    comment: String
) -> String { key }
