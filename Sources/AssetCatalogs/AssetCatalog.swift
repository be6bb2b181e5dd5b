import JSONReading
package import ResourceFiles

/// The named colors, images and symbols of the asset catalogs of a bundle.
package struct AssetCatalog: Sendable {
    /// The colors by their names, after those of the folders that are a namespace (`Colors/Text/Primary`).
    package private(set) var colors: [String: ColorSet] = [:]
    package private(set) var images: [String: ImageSet] = [:]
    package private(set) var symbols: [String: SymbolSet] = [:]
    /// The errors in the catalogs, in the order of the files.
    package private(set) var problems: [ResourceProblem] = []

    /// Reads catalogs, whose paths end in `.xcassets`; of two sets with one name, the first one counts.
    package init(reading tree: FileTree, catalogs: [String]) {
        for catalog in catalogs {
            var groups = AssetGroups(in: tree, catalog: catalog)
            for set in groups.sets {
                guard colors.count + images.count + symbols.count < AssetLimits.sets else {
                    report([
                        ResourceProblem(
                            in: catalog,
                            "catalogs have at most \(AssetLimits.sets) sets together"
                        )
                    ])
                    return
                }
                read(set, named: groups.name(of: set), in: tree)
            }
            report(groups.problems)
        }
    }

    /// The paths of the catalogs in a folder and in those inside of it, in the order of the tree.
    package static func catalogs(of tree: FileTree, in folder: String) -> [String] {
        catalogs(of: tree.paths(in: folder))
    }

    /// The paths of the catalogs that files are in, of which those of one catalog follow one another.
    package static func catalogs(of paths: some Sequence<String>) -> [String] {
        var catalogs: [String] = []
        for path in paths {
            guard let range = path.firstRange(of: ".xcassets/") else { continue }
            let catalog = path[..<path.index(before: range.upperBound)]
            if catalogs.last.map({ $0[...] != catalog }) ?? true { catalogs.append(String(catalog)) }
        }
        return catalogs
    }

    private mutating func read(_ set: AssetGroups.Set, named name: String, in tree: FileTree) {
        var reader = ContentsReader(set.path + "/Contents.json")
        do throws(ResourceProblem) {
            let contents = try JSONValue(
                readingFile: reader.path,
                of: tree,
                byteLimit: AssetLimits.contentsBytes
            )
            var isRepeated = false
            switch set.kind {
            case .color:
                isRepeated = colors[name] != nil
                let color = ColorSet(name, at: set.path, reading: contents, in: &reader)
                if !isRepeated { colors[name] = color }
            case .image:
                isRepeated = images[name] != nil || symbols[name] != nil
                let image = ImageSet(name, at: set.path, reading: contents, in: &reader)
                if !isRepeated { images[name] = image }
            case .symbol:
                isRepeated = images[name] != nil || symbols[name] != nil
                let symbol = SymbolSet(name, at: set.path, reading: contents, in: &reader)
                if !isRepeated { symbols[name] = symbol }
            }
            report(reader.problems)
            if isRepeated {
                report([ResourceProblem(in: set.path, "another set has the name '\(name)', and counts")])
            }
        } catch {
            report([error])
        }
    }

    private mutating func report(_ problems: [ResourceProblem]) {
        self.problems += problems.prefix(max(0, AssetLimits.problems - self.problems.count))
    }
}
