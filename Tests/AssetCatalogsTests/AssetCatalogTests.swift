import AssetCatalogs
import ResourceFiles
import Testing

private let blue = #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#
private let image = #"{"images": [{"filename": "a.pdf", "idiom": "universal"}]}"#
private let namespace = #"{"properties": {"provides-namespace": true}}"#

@Suite struct `An asset catalog` {
    @Test func `has the names of its sets, after those of namespaces`() {
        let catalog = catalog([
            "Contents.json": "{}", "Plain/A.colorset/Contents.json": blue, "B.imageset/Contents.json": image,
            "B.imageset/a.pdf": "", "Colors/Contents.json": namespace,
            "Colors/C.colorset/Contents.json": blue,
            "Colors/Text/Contents.json": namespace, "Colors/Text/Plain/D.colorset/Contents.json": blue,
            "Sprites.spriteatlas/Contents.json": namespace,
            "Sprites.spriteatlas/E.imageset/Contents.json": image,
            "F.symbolset/Contents.json": #"{"symbols": [{"filename": "f.svg", "idiom": "universal"}]}"#,
            "AppIcon.appiconset/Contents.json": "not JSON", "G.dataset/Contents.json": "not JSON",
            "H.imagestack/I.imagestacklayer/J.imageset/Contents.json": "not JSON",
        ])
        #expect(Set(catalog.colors.keys) == ["A", "Colors/C", "Colors/Text/D"])
        #expect(Set(catalog.images.keys) == ["B", "Sprites/E"])
        #expect(catalog.symbols["F"]?.file(for: AssetTraits()) == "Assets.xcassets/F.symbolset/f.svg")
        #expect(catalog.colors["Colors/C"]?.path == "Assets.xcassets/Colors/C.colorset")
        #expect(catalog.problems.isEmpty)
    }

    @Test func `is found in a folder`() {
        let tree = FileTree(texts: [
            "App/Assets.xcassets/A.colorset/Contents.json": blue, "App/Assets.xcassets/Contents.json": "{}",
            "App/UI/More.xcassets/B.colorset/Contents.json": blue,
            "Other/Assets.xcassets/Contents.json": "{}",
            "App/Fake.xcassets.txt": "",
        ])
        let catalogs = AssetCatalog.catalogs(of: tree, in: "App")
        #expect(catalogs == ["App/Assets.xcassets", "App/UI/More.xcassets"])
        #expect(AssetCatalog.catalogs(of: tree, in: "").count == 3)
        #expect(AssetCatalog.catalogs(of: tree.paths).count == 3)
        #expect(Set(AssetCatalog(reading: tree, catalogs: catalogs).colors.keys) == ["A", "B"])
    }

    @Test func `keeps the first of two sets with one name`() {
        let catalog = catalog(["A/C.colorset/Contents.json": blue, "B/C.colorset/Contents.json": blue])
        #expect(catalog.colors["C"]?.path == "Assets.xcassets/A/C.colorset")
        #expect(
            catalog.problems.map(\.description) == [
                "Assets.xcassets/B/C.colorset: another set has the name 'C', and counts"
            ]
        )
    }

    @Test(arguments: ["", "{", "[]", "null", #"{"colors": {}}"#, #"{"colors": [1, null, "a", []]}"#])
    func `reports sets that cannot be read, and reads the others`(text: String) {
        let catalog = catalog(["A.colorset/Contents.json": text, "B.colorset/Contents.json": blue])
        #expect(catalog.brandless.isEmpty == false)
        #expect(catalog.colors["A"]?.color(for: AssetTraits()) == nil)
    }

    @Test func `reports a set without contents`() {
        #expect(
            catalog(["A.colorset/a.txt": ""]).problems.map(\.description) == [
                "Assets.xcassets/A.colorset/Contents.json: the file is missing"
            ]
        )
    }

    @Test func `reports every cut text, and traps on none`() {
        let text = red(
            "\"0xFF\"",
            conditions: #""idiom": "universal", "appearances": [{"appearance": "contrast"}]"#
        )
        let contents = #"{"colors": [\#(text)]}"#
        for count in 0..<contents.utf8.count {
            let cut = String(decoding: contents.utf8.prefix(count), as: UTF8.self)
            #expect(!catalog(["A.colorset/Contents.json": cut]).problems.isEmpty)
        }
    }

    @Test func `has contents of a limited size`() {
        func problems(_ count: Int) -> [String] {
            let spaces = String(repeating: " ", count: count - blue.utf8.count)
            return catalog(["A.colorset/Contents.json": blue + spaces]).problems.map(\.message)
        }
        #expect(problems(AssetLimits.contentsBytes).isEmpty)
        #expect(problems(AssetLimits.contentsBytes + 1) == ["the file has more than 262144 bytes"])
    }

    @Test func `has a limited number of levels`() {
        func catalogs(_ levels: Int) -> AssetCatalog {
            let folders = String(repeating: "a/", count: levels - 1)
            return catalog([folders + "A.colorset/Contents.json": blue])
        }
        #expect(catalogs(AssetLimits.depth).colors.count == 1)
        #expect(catalogs(AssetLimits.depth + 1).colors.isEmpty)
        #expect(
            catalogs(AssetLimits.depth + 1).problems.map(\.message) == [
                "a catalog has at most 16 levels of folders"
            ]
        )
    }

    @Test func `has a limited number of sets and of problems`() {
        func sets(_ count: Int, _ text: String) -> AssetCatalog {
            catalog(
                Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0).colorset/Contents.json", text) })
            )
        }
        #expect(sets(AssetLimits.sets, blue).problems.isEmpty)
        let large = sets(AssetLimits.sets + 1, blue)
        #expect(large.colors.count == AssetLimits.sets)
        #expect(large.problems.map(\.message) == ["catalogs have at most 5000 sets together"])
        #expect(sets(AssetLimits.problems + 1, "{").problems.count == AssetLimits.problems)
    }
}

extension AssetCatalog {
    /// The problems, or the colors that could be read beside the broken one.
    fileprivate var brandless: [String] { colors["B"] == nil ? [] : problems.map(\.message) }
}

@Suite struct `The members of a catalog` {
    @Test func `are in types for namespaces`() {
        let symbols = AssetSymbols(
            of: catalog([
                "Colors/Contents.json": namespace, "Colors/Text/Contents.json": namespace,
                "Colors/Text/PrimaryColor.colorset/Contents.json": blue,
                "Icons/cart-full.imageset/Contents.json": image,
                "gift.symbolset/Contents.json": #"{"symbols": []}"#, "青.imageset/Contents.json": image,
            ])
        )
        #expect(symbols.colors == ["Colors.Text.primary": "Colors/Text/PrimaryColor"])
        #expect(symbols.images == ["cartFull": "cart-full", "gift": "gift"])
    }

    @Test func `are those of the first of two names in the order of bytes`() {
        let symbols = AssetSymbols(
            of: catalog([
                "block_lv1.imageset/Contents.json": image, "block-lv1.imageset/Contents.json": image,
                "File.imageset/Contents.json": image, "FileImage.imageset/Contents.json": image,
            ])
        )
        #expect(symbols.images == ["blockLv1": "block-lv1", "file": "File"])
    }

    @Test func `are Apple's where a type has them`() {
        #expect(AssetSymbols.membersOfColor.contains("secondary"))
        #expect(!AssetSymbols.membersOfColor.contains("darkGray"))
        #expect(AssetSymbols.membersOfUIColor.contains("placeholderText"))
        #expect(AssetSymbols.membersOfUIImage.contains("checkmark"))
    }
}
