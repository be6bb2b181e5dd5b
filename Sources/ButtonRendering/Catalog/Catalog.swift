/// The styles that can be drawn.
package struct Catalog: Sendable {
    package let entries: [CatalogEntry]
    /// The entries that a request can name, although they are no styles of their own.
    private let unlisted: [CatalogEntry]
    /// The entries by framework and lowercase name.
    private let index: [Key: CatalogEntry]

    private struct Key: Hashable {
        let framework: Framework
        let name: String
    }

    /// A catalog of entries, no two of which have one name in one framework.
    package init(_ entries: [CatalogEntry], unlisted: [CatalogEntry] = []) {
        self.entries = entries
        self.unlisted = unlisted
        index = Dictionary(
            (entries + unlisted).map { (Key(framework: $0.framework, name: $0.name.lowercased()), $0) },
            uniquingKeysWith: { _, last in last }
        )
    }

    /// The styles of SwiftUI, UIKit and the articles.
    package static let standard = Catalog(
        swiftUIStyles + uiKitStyles + articleStyles,
        unlisted: [.inherited]
    )

    /// The entry of a name in any case.
    package func entry(_ framework: Framework, named name: String) -> CatalogEntry? {
        index[Key(framework: framework, name: name.lowercased())]
    }

    package func entries(of framework: Framework) -> [CatalogEntry] {
        entries.filter { $0.framework == framework }
    }

    /// All entries that a request can name, those that are not listed last.
    package var requestable: [CatalogEntry] { entries + unlisted }
}
