import AssetCatalogs
import Corpus
import ResourceFiles
import Testing

@Suite struct `A catalog with random errors` {
    private static let color = """
        {"colors": [{"color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "1.0", "blue": 0.5,
        "alpha": "1.000"}}, "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "display-gamut": "sRGB", "locale": "de"}], "properties": {"localizable": true}}
        """
    private static let image = """
        {"images": [{"filename": "a.png", "scale": "3x", "idiom": "ipad", "language-direction": "left-to-right",
        "resizing": {"mode": "9-part", "cap-insets": {"top": 1e9}, "center": {"mode": "tile"}}}],
        "properties": {"template-rendering-intent": "template"}}
        """

    @Test func `is read as far as it is understood`() {
        var random = RandomBytes(seed: 11)
        for _ in 0..<2_000 {
            let tree = FileTree([
                "A.xcassets/B.colorset/Contents.json": .bytes(random.mutated(Array(Self.color.utf8))),
                "A.xcassets/C.imageset/Contents.json": .bytes(random.mutated(Array(Self.image.utf8))),
                "A.xcassets/Contents.json": .bytes(random.mutated(Array("{}".utf8))),
            ])
            let catalog = AssetCatalog(reading: tree, catalogs: ["A.xcassets"])
            for color in catalog.colors.values { _ = color.color(for: AssetTraits()) }
            for image in catalog.images.values { _ = image.image(for: AssetTraits()) }
            _ = AssetSymbols(of: catalog)
        }
    }
}
