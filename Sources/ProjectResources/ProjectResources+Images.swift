package import AssetCatalogs

// Images, of catalogs and of files that are in none.
extension ProjectResources {
    /// All images, those of the first bundle first.
    package var images: [ImageSet] {
        bundles.flatMap { bundle in
            (Array(bundle.catalog.images.values) + bundle.looseImages.values)
                .sorted { ($0.path, $0.name) < ($1.path, $1.name) }
        }
    }

    /// The image of a name, with the folders that are a namespace: `Icons/Arrow`.
    package func image(named name: String, in preference: BundlePreference = BundlePreference()) -> ImageSet?
    {
        first(preference) { $0.catalog.images[name] ?? $0.looseImages[name] }
    }

    /// The image of a generated member, with its types: `Icons.arrow`.
    package func image(
        ofMember path: String,
        in preference: BundlePreference = BundlePreference()
    ) -> ImageSet? {
        first(preference) { bundle in bundle.symbols.images[path].flatMap { bundle.catalog.images[$0] } }
    }

    /// The symbol of a name, which no image of an earlier bundle has.
    package func symbol(named name: String, in preference: BundlePreference = BundlePreference())
        -> SymbolSet?
    {
        first(preference) { $0.catalog.symbols[name] }
    }

    /// The symbol of a generated member.
    package func symbol(
        ofMember path: String,
        in preference: BundlePreference = BundlePreference()
    ) -> SymbolSet? {
        first(preference) { bundle in bundle.symbols.images[path].flatMap { bundle.catalog.symbols[$0] } }
    }

    /// The image of a path of SwiftGen.
    package func image(
        ofSwiftGen path: [String],
        in preference: BundlePreference = BundlePreference()
    ) -> ImageSet? {
        first(preference) { bundle in
            Self.resource(ofSwiftGen: path, among: bundle.catalog.images.mapValues(\.path)).flatMap {
                bundle.catalog.images[$0]
            }
        }
    }
}
