/// The files that are resources of a target, though it does not list them.
enum ResourceKinds {
    /// Whether a path is in an asset catalog or in a folder of a language, or is a string catalog.
    static func isImplicit(_ path: String) -> Bool {
        path.hasSuffix(".xcstrings") || path.contains(".xcassets/") || path.contains(".lproj/")
    }

    /// Whether a file in a folder of Xcode is a resource: everything but code and descriptions.
    static func isResource(_ path: String) -> Bool {
        if isImplicit(path) { return true }
        let endings = [
            ".strings", ".stringsdict", ".ttf", ".otf", ".ttc", ".png", ".jpg", ".jpeg", ".pdf", ".svg",
            ".heic",
        ]
        return endings.contains { path.hasSuffix($0) }
    }
}
