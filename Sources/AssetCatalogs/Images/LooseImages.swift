/// The images of a bundle that are in no catalog.
package enum LooseImages {
    /// The images of files by their names: `icon@2x.png` is `icon` and `icon.png`, a JPEG only has the name with its ending.
    ///
    /// A file may be for one scale (`@3x`), and for one device (`~ipad`).
    package static func images(of paths: some Sequence<String>) -> [String: ImageSet] {
        var entries: [String: [ImageSet.Entry]] = [:]
        var folders: [String: String] = [:]
        for path in paths where !path.contains(".xcassets/") {
            guard let file = LooseFile(path) else { continue }
            // The first folder that has a name counts.
            for name in file.names where folders[name, default: file.folder] == file.folder {
                folders[name] = file.folder
                if entries[name, default: []].count < AssetLimits.entries {
                    entries[name, default: []].append(file.entry)
                }
            }
        }
        var images: [String: ImageSet] = [:]
        for (name, entries) in entries where images.count < AssetLimits.sets {
            images[name] = ImageSet(
                name: name,
                path: folders[name] ?? "",
                renderingIntent: nil,
                preservesVectors: false,
                entries: entries
            )
        }
        return images
    }
}

/// A file of an image by its path.
private struct LooseFile {
    let folder: String
    let names: [String]
    let entry: ImageSet.Entry

    init?(_ path: String) {
        let slash = path.lastIndex(of: "/")
        folder = slash.map { String(path[..<$0]) } ?? ""
        let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        let ending = name[dot...].lowercased()
        guard [".png", ".jpg", ".jpeg"].contains(ending) else { return nil }
        var base = name[..<dot]
        var conditions = AssetConditions()
        for (suffix, idiom) in [("~ipad", AssetIdiom.ipad), ("~iphone", .iphone)] where base.hasSuffix(suffix)
        {
            base = base.dropLast(suffix.count)
            conditions.idiom = idiom
        }
        var scale = 1
        for number in [2, 3] where base.hasSuffix("@\(number)x") {
            base = base.dropLast(3)
            scale = number
        }
        names = ending == ".png" ? [String(base), base + ".png"] : [String(base + name[dot...])]
        entry = ImageSet.Entry(conditions: conditions, file: path, scale: scale, resizing: nil)
    }
}
