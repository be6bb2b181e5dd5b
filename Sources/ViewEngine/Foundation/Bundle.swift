/// The resources of the app or of the code that names them, under Foundation's name.
public struct Bundle: Hashable, Sendable {
    public static let main = Bundle(isMain: true)
    /// The bundle of the declaration that names it: that of its package, or the one with a class.
    package static let own = Bundle(isMain: false)

    /// Whether it is that of the app.
    package let isMain: Bool

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
