import AssetCatalogs

// The files of images, which a folder names without reading them: only those that sources may name are read.
extension ProjectResources {
    /// The paths of the files of images that a source may name: by a name between quotation marks, or by an identifier.
    ///
    /// There may be more than it names, but not less, unless it computes a name of several parts.
    package func imageFiles(mentionedIn source: String) -> [String] {
        let words = Set(source.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        let texts = Set(source.split(separator: "\"", omittingEmptySubsequences: false))
        var paths: [String] = []
        for bundle in bundles {
            func add(_ sets: some Sequence<ImageSet>) {
                for set in sets { paths += set.entries.compactMap(\.file) }
            }
            func isMentioned(_ name: String) -> Bool {
                texts.contains(name[...]) || words.contains(name[...])
            }
            let members = bundle.symbols.images.filter { path, _ in
                path.split(separator: ".").last.map(words.contains) ?? false
            }
            let names = Set(members.values)
            add(bundle.catalog.images.values.filter { names.contains($0.name) || isMentioned($0.name) })
            add(bundle.looseImages.values.filter { isMentioned($0.name) })
            let symbols = bundle.catalog.symbols.values.filter {
                names.contains($0.name) || isMentioned($0.name)
            }
            for set in symbols { paths += set.entries.compactMap(\.file) }
        }
        return Set(paths).sorted()
    }
}
