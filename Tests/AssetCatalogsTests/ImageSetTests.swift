import AssetCatalogs
import ResourceFiles
import Testing

@Suite struct `An image of a catalog` {
    private func image(_ entries: [String], properties: String = "{}") -> AssetCatalog {
        catalog([
            "Icons/Cart.imageset/Contents.json":
                #"{"images": [\#(entries.joined(separator: ","))], "properties": \#(properties)}"#
        ])
    }

    private func entry(_ file: String, _ conditions: String = #""idiom": "universal""#) -> String {
        #"{"filename": "\#(file)", \#(conditions)}"#
    }

    private func file(
        _ entries: [String],
        _ change: (inout AssetTraits) -> Void = { _ in }
    ) -> ImageSet.Choice? {
        var traits = AssetTraits()
        change(&traits)
        return image(entries).images["Cart"]?.image(for: traits)
    }

    /// The name of the chosen file.
    private func name(_ entries: [String], _ change: (inout AssetTraits) -> Void = { _ in }) -> String? {
        file(entries, change)?.file.split(separator: "/").last.map(String.init)
    }

    @Test func `names the path of its file`() {
        #expect(file([entry("a.pdf")])?.file == "Assets.xcassets/Icons/Cart.imageset/a.pdf")
        #expect(file([entry("a.pdf")])?.isMirrored == false)
    }

    @Test func `is that of the scale, or of the nearest one`() {
        let scales = [1, 2, 3].map { entry("\($0).png", #""scale": "\#($0)x""#) }
        #expect(name(scales) == "3.png")
        #expect(name(scales) { $0.scale = 2 } == "2.png")
        #expect(name([scales[0], scales[2]]) { $0.scale = 2 } == "3.png")
        #expect(name([scales[0], scales[1]]) == "2.png")
        #expect(name([scales[0]]) == "1.png")
        #expect(name([scales[0], entry("all.pdf")]) == "all.pdf")
    }

    @Test func `leaves out a scale that has no file`() {
        #expect(
            name([#"{"idiom": "universal", "scale": "3x"}"#, entry("1.png", #""scale": "1x""#)]) == "1.png"
        )
        #expect(name([#"{"idiom": "universal"}"#]) == nil)
    }

    @Test func `is that of the appearance before that of the scale`() {
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let entries = [
            entry("light3.png", #""scale": "3x""#), entry("dark1.png", #""scale": "1x", \#(dark)"#),
        ]
        #expect(name(entries) == "light3.png")
        #expect(name(entries) { $0.luminosity = .dark } == "dark1.png")
    }

    @Test func `is that of the idiom, and an iPad takes that of an iPhone`() {
        let entries = [entry("phone.png", #""idiom": "iphone""#), entry("pad.png", #""idiom": "ipad""#)]
        #expect(name(entries) == "phone.png")
        #expect(name(entries) { $0.idiom = .ipad } == "pad.png")
        #expect(name([entries[0]]) { $0.idiom = .ipad } == "phone.png")
        #expect(name([entries[1]]) == nil)
    }

    @Test func `is that of the direction of the language, or mirrored`() {
        let left = entry("left.png", #""language-direction": "left-to-right""#)
        let right = entry("right.png", #""language-direction": "right-to-left""#)
        #expect(name([left, right]) == "left.png")
        #expect(name([left, right]) { $0.direction = .rightToLeft } == "right.png")
        #expect(file([left]) { $0.direction = .rightToLeft }?.isMirrored == true)
        #expect(name([left, entry("any.png")]) { $0.direction = .rightToLeft } == "any.png")
    }

    @Test func `is that of the language, of its parents, or of all`() {
        let entries = [
            entry("any.png"), entry("pt.png", #""locale": "pt""#), entry("br.png", #""locale": "pt_BR""#),
            entry("de.png", #""locale": "de""#),
        ]
        #expect(name(entries) == "any.png")
        #expect(name(entries) { $0.languages = ["pt-BR", "pt"] } == "br.png")
        #expect(name(entries) { $0.languages = ["pt-PT", "pt"] } == "pt.png")
        #expect(name(entries) { $0.languages = ["fr"] } == "any.png")
    }

    @Test func `has an intent, vectors and parts that are resized`() throws {
        let resizing = #"""
            "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
            "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}
            """#
        let properties =
            #"{"template-rendering-intent": "template", "preserves-vector-representation": true}"#
        let image = image([entry("a.png", resizing)], properties: properties).images["Cart"]
        #expect(image?.renderingIntent == .template)
        #expect(image?.preservesVectors == true)
        let resized = try #require(image?.entries.first?.resizing)
        #expect(resized.mode == .nineParts)
        #expect(resized.center == .tile)
        #expect([resized.top, resized.left, resized.bottom, resized.right] == [1, 2, 3, 4])
        #expect([resized.centerWidth, resized.centerHeight] == [1, 1])
    }

    @Test(
        arguments: [
            ("9-part", [1.0, 2, 3, 4], [5.0, 6]), ("3-part-horizontal", [0, 2, 0, 4], [5, nil]),
            ("3-part-vertical", [1, 0, 3, 0], [nil, 6]),
        ] as [(String, [Double], [Double?])]
    )
    func `has parts in the directions of its mode`(
        mode: String,
        edges: [Double],
        center: [Double?]
    ) throws {
        let resizing = #"""
            "resizing": {"mode": "\#(mode)", "center": {"mode": "stretch", "width": 5, "height": 6},
            "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}
            """#
        let set = image([entry("a.png", resizing)]).images["Cart"]
        let resized = try #require(set?.entries.first?.resizing)
        #expect(resized.center == .stretch)
        #expect([resized.top, resized.left, resized.bottom, resized.right] == edges)
        #expect([resized.centerWidth, resized.centerHeight] == center)
    }

    @Test(
        arguments: [
            ("65536", 65_536), ("65537", 65_536), ("-1", 0), ("\"1\"", 0), ("null", 0), ("0.5", 0.5),
        ] as [(String, Double)]
    )
    func `has parts of limited lengths`(text: String, length: Double) throws {
        let resizing = #"""
            "resizing": {"mode": "9-part", "cap-insets": {"left": \#(text)}}
            """#
        let resized = try #require(
            image([entry("a.png", resizing)]).images["Cart"]?.entries.first?.resizing
        )
        #expect(resized.left == length)
        #expect(resized.centerWidth == nil)
    }

    @Test(arguments: ["../secret", "a/b", "..", ".", "a\\u0000"])
    func `has no file outside of its folder`(name: String) {
        let catalog = image([entry(name)])
        #expect(catalog.images["Cart"]?.image(for: AssetTraits()) == nil)
        #expect(catalog.problems.map(\.message) == ["a file name is one part of a path"])
    }

    @Test(arguments: ["x", "9x", "-1x", "3", "99999999999999999999x"])
    func `reports a scale that is none`(scale: String) {
        #expect(
            image([entry("a.png", #""scale": "\#(scale)""#)]).problems.map(\.message) == [
                "a scale is 1x, 2x or 3x"
            ]
        )
    }
}
