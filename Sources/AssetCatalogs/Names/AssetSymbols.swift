import ResourceFiles

/// The members that Xcode generates for the resources of a bundle, by the names of their types and members.
///
/// `Color(.Colors.Text.primary)` names the color `Colors/Text/Primary`, whose folders are namespaces: its path is
/// `Colors.Text.primary`.
package struct AssetSymbols: Equatable, Sendable {
    /// The names of colors by the paths of the members of `ColorResource`.
    package let colors: [String: String]
    /// The names of images and symbols by the paths of the members of `ImageResource`.
    package let images: [String: String]

    package init(of catalog: AssetCatalog) {
        colors = Self.members(of: Array(catalog.colors.keys), kind: "color")
        images = Self.members(of: Array(catalog.images.keys) + catalog.symbols.keys, kind: "image")
    }

    /// The names of resources by paths of members; of two names with one path, the first one in the order of bytes has it.
    private static func members(of names: [String], kind: String) -> [String: String] {
        var members: [String: String] = [:]
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            guard let path = path(of: name, kind: kind), members[path] == nil else { continue }
            members[path] = name
        }
        return members
    }

    /// The path of the member of a resource; `nil` if Xcode finds no identifier for a part of it.
    private static func path(of name: String, kind: String) -> String? {
        let parts = name.split(separator: "/")
        guard let last = parts.last, let member = GeneratedName.member(String(last), droppingLast: kind)
        else {
            return nil
        }
        var path = ""
        for part in parts.dropLast() {
            guard let type = GeneratedName.type(String(part)) else { return nil }
            path += type + "."
        }
        return path + member
    }
}
