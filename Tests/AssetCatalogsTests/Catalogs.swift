import AssetCatalogs
import ResourceFiles

/// A catalog of files by their paths in `Assets.xcassets`.
func catalog(_ files: [String: String], folder: String = "Assets.xcassets") -> AssetCatalog {
    let texts = Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) })
    return AssetCatalog(reading: FileTree(texts: texts), catalogs: [folder])
}

/// A catalog of one color with entries as JSON.
func color(_ entries: String...) -> AssetCatalog {
    catalog(["Brand.colorset/Contents.json": #"{"colors": [\#(entries.joined(separator: ","))]}"#])
}

/// An entry of a color in sRGB whose red is a component as JSON.
func red(_ component: String, space: String = "srgb", conditions: String = #""idiom": "universal""#) -> String
{
    """
    {"color": {"color-space": "\(space)", "components": {"red": \(component), "green": "0", "blue": "0"}},
     \(conditions)}
    """
}

extension AssetCatalog {
    /// The color `Brand` under traits.
    func brand(_ change: (inout AssetTraits) -> Void = { _ in }) -> ColorValue? {
        var traits = AssetTraits()
        change(&traits)
        return colors["Brand"]?.color(for: traits)
    }
}
