/// The resources of the app, which are not known, under Foundation's name.
public struct Bundle: Hashable, Sendable {
    public static let main = Bundle()
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
