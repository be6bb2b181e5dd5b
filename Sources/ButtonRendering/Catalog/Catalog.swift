/// All styles that can be drawn.
package enum Catalog {
    package static let entries: [CatalogEntry] = swiftUIStyles + uiKitStyles + articleStyles

    /// The entry of a name, whatever its case.
    package static func entry(_ framework: Framework, named name: String) -> CatalogEntry? {
        entries.first { $0.framework == framework && $0.name == name }
            ?? entries.first { $0.framework == framework && $0.name.lowercased() == name.lowercased() }
    }
}
