/// The resources of the app or of the code that names them, under Foundation's name.
public struct Bundle: Hashable, Sendable {
    public static let main = Bundle(isMain: true)
    /// The bundle of the declaration that names it: that of its package, or the one with a class.
    package static let own = Bundle(isMain: false)

    /// Whether it is that of the app.
    package let isMain: Bool

    /// The path of the bundle, which nobody reads here: that of an app, or of a bundle inside of it.
    public var bundlePath: String { isMain ? "/Applications/App.app" : "/Applications/App.app/Own.bundle" }

    /// The address of the bundle.
    public var bundleURL: URL { URL(fileURLWithPath: bundlePath) }

    /// The path of the folder with the resources, which is the bundle itself on iOS.
    public var resourcePath: String? { bundlePath }

    /// The address of the folder with the resources.
    public var resourceURL: URL? { bundleURL }

    /// The address of a resource, which an app has: nobody reads it here.
    public func url(forResource name: String?, withExtension type: String?) -> URL? {
        path(forResource: name, ofType: type).map { URL(fileURLWithPath: $0) }
    }

    /// Likewise, in a folder of the bundle.
    public func url(forResource name: String?, withExtension type: String?, subdirectory folder: String?)
        -> URL?
    {
        path(forResource: name.map { (folder.map { $0 + "/" } ?? "") + $0 }, ofType: type)
            .map { URL(fileURLWithPath: $0) }
    }

    /// The path of a resource, which an app has.
    public func path(forResource name: String?, ofType type: String?) -> String? {
        guard let name else { return nil }
        return bundlePath + "/" + name + (type.map { "." + $0 } ?? "")
    }
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
