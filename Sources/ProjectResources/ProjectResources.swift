package import AssetCatalogs
package import Graphics
package import ResourceFiles
package import StringCatalogs

/// The resources that the sources of a project name: colors, images, symbols and texts, by bundle.
///
/// A resource is looked for in the bundle of the declaration, then in those of apps, then in all others in their order.
package struct ProjectResources: Sendable {
    /// The files of the images.
    package let tree: FileTree
    /// The language of the texts that have no translation.
    package let developmentLanguage: LanguageTag
    /// Whether the program that names the resources is for macOS only.
    package let isForMac: Bool
    /// Whether images of vectors are drawn: those of a folder are, those of a stranger never.
    package let allowsVectors: Bool
    /// The PDFs as PNGs, by their paths.
    package let drawnDocuments: [String: [UInt8]]
    /// Decodes the files of images; `nil` if none is drawn.
    package let imageReader: (any ImageReader)?
    /// Opens the files of fonts; `nil` if none is used.
    package let fontOpener: (any FontOpener)?
    /// The errors in the files, in the order of the bundles.
    package let problems: [ResourceProblem]
    let bundles: [BundleContents]
    /// The names of the bundles by the paths of their files.
    private let owners: [String: String]

    /// The greatest number of problems that are kept.
    package static let problemLimit = 100

    /// Reads the resources among the files of bundles; the files that no bundle has are one without a name.
    ///
    /// A development language that is malformed counts as none: then it is that of the first string catalog, or English.
    package init(
        reading tree: FileTree,
        bundles: [ResourceBundle] = [],
        developmentLanguage: String? = nil,
        imageReader: (any ImageReader)? = nil,
        fontOpener: (any FontOpener)? = nil,
        allowsVectors: Bool = false,
        drawnDocuments: [String: [UInt8]] = [:],
        isForMac: Bool = false
    ) {
        var owners: [String: String] = [:]
        for bundle in bundles {
            for file in bundle.files where owners[file] == nil { owners[file] = bundle.name }
        }
        let rest = ResourceBundle(name: "", files: tree.paths.filter { owners[$0] == nil })
        let contents = (bundles + [rest]).map { BundleContents($0, reading: tree) }
        self.tree = tree
        self.imageReader = imageReader
        self.fontOpener = fontOpener
        self.allowsVectors = allowsVectors
        self.drawnDocuments = drawnDocuments
        self.isForMac = isForMac
        self.owners = owners
        self.bundles = contents
        self.developmentLanguage =
            developmentLanguage.flatMap { LanguageTag(localeIdentifier: $0) }
            ?? contents.lazy.compactMap(\.strings.sourceLanguage).first
            ?? LanguageTag(language: "en")
        problems = Array(contents.flatMap(\.problems).prefix(Self.problemLimit))
    }

    /// Whether there is nothing that a source could name.
    package var isEmpty: Bool {
        bundles.allSatisfy { bundle in
            bundle.catalog.colors.isEmpty && bundle.catalog.images.isEmpty && bundle.catalog.symbols.isEmpty
                && bundle.looseImages.isEmpty && bundle.strings.tables.isEmpty
        }
    }

    /// The paths of the fonts, in the order of the tree; all of them count for all bundles.
    package var fontFiles: [String] {
        tree.paths.filter { path in
            [".ttf", ".otf", ".ttc"].contains { path.lowercased().hasSuffix($0) }
        }
    }

    /// The name of the bundle that has a file; `nil` if none has it.
    package func bundle(ofFile path: String) -> String? { owners[path] }

    /// The bundles in the order in which a source looks into them.
    private func bundles(_ preference: BundlePreference) -> [BundleContents] {
        func rank(_ bundle: BundleContents) -> Int {
            if bundle.name == preference.own, !bundle.name.isEmpty { return preference.isMain ? 1 : 0 }
            return bundle.isApp ? (preference.isMain ? 0 : 1) : 2
        }
        guard bundles.count > 1 else { return bundles }
        let ranked = bundles.map { (rank: rank($0), bundle: $0) }
        return [0, 1, 2].flatMap { rank in ranked.filter { $0.rank == rank }.map(\.bundle) }
    }

    /// The first result in the order of the bundles.
    func first<Found>(
        _ preference: BundlePreference,
        find: (BundleContents) -> Found?
    ) -> Found? {
        for bundle in bundles(preference) {
            if let found = find(bundle) { return found }
        }
        return nil
    }
}

// MARK: Colors

extension ProjectResources {
    /// The color of an app that is the accent color of everything; `nil` if there is none, or if none has been set.
    package var accentColor: ColorSet? {
        first(BundlePreference(isMain: true)) { bundle in
            bundle.catalog.colors["AccentColor"].flatMap { set in
                set.entries.contains { $0.color != nil } ? set : nil
            }
        }
    }

    /// All colors, those of the first bundle first.
    package var colors: [ColorSet] {
        bundles.flatMap { bundle in
            bundle.catalog.colors.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        }
    }

    /// The color of a name, with the folders that are a namespace: `Colors/Text/Primary`.
    package func color(named name: String, in preference: BundlePreference = BundlePreference()) -> ColorSet?
    {
        first(preference) { $0.catalog.colors[name] }
    }

    /// The color of a generated member, with its types: `Colors.Text.primary`.
    package func color(
        ofMember path: String,
        in preference: BundlePreference = BundlePreference()
    ) -> ColorSet? {
        first(preference) { bundle in bundle.symbols.colors[path].flatMap { bundle.catalog.colors[$0] } }
    }
}
