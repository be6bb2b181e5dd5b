/// The files of a target, whose sources find the resources among them first.
package struct ResourceBundle: Hashable, Sendable {
    package let name: String
    /// Whether the target is an app, in which sources look that name no bundle, or the main one.
    package let isApp: Bool
    /// The paths of the resources and of the sources.
    package let files: [String]

    package init(name: String, isApp: Bool = false, files: [String]) {
        self.name = name
        self.isApp = isApp
        self.files = files
    }
}

/// The bundles in which a source looks for a resource: all of them, in an order.
package struct BundlePreference: Hashable, Sendable {
    /// The name of the bundle of the declaration; `nil` if it is not known.
    package var own: String?
    /// Whether apps come before it, as they do where the source names the main bundle.
    package var isMain: Bool

    package init(own: String? = nil, isMain: Bool = false) {
        self.own = own
        self.isMain = isMain
    }
}
