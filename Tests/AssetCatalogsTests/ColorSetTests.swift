import AssetCatalogs
import ResourceFiles
import Testing

@Suite struct `A color of a catalog` {
    /// The red of a color, whose other components are 0.
    private func component(_ json: String, space: String = "srgb") -> Double? {
        guard case .rgb(_, let red, 0, 0, 1) = color(red(json, space: space)).brand() else { return nil }
        return red
    }

    @Test(
        arguments: [
            (#""0xFF""#, 1), (#""0x80""#, 128.0 / 255), (#""0X0a""#, 10.0 / 255), (#""255""#, 1),
            (#""1""#, 1 / 255),
            (#""128""#, 128.0 / 255), (#""1.000""#, 1), (#""0.502""#, 0.502), (#"".5""#, 0.5),
            (#""5e-1""#, 0.5),
            ("1", 1), ("0.25", 0.25), ("0", 0), (#"" 51 ""#, 0.2),
        ] as [(String, Double)]
    )
    func `has components of several forms`(json: String, value: Double) throws {
        let red = try #require(component(json))
        #expect(abs(red - value) < 1e-12)
    }

    @Test(arguments: [
        #""""#, #""red""#, #""0x""#, #""0xG0""#, #""0x-1""#, #""inf""#, #""nan""#, "null", "[]", "true",
    ])
    func `reports what is no component`(json: String) {
        let catalog = color(red(json))
        #expect(catalog.brand() == nil)
        #expect(
            catalog.problems.map(\.description) == [
                "Assets.xcassets/Brand.colorset/Contents.json#/colors/0/color/components/red: "
                    + "the value is not a component of a color"
            ]
        )
    }

    @Test func `has components of a limited length`() {
        let longest = "0." + String(repeating: "5", count: AssetLimits.componentLength - 2)
        #expect(component("\"\(longest)\"") != nil)
        #expect(component("\"\(longest)5\"") == nil)
    }

    @Test func `may be outside of 0 and 1 in an extended space only`() {
        #expect(component(#""1.25""#, space: "extended-srgb") == 1.25)
        #expect(component(#""-0.5""#, space: "extended-linear-srgb") == -0.5)
        for space in ["srgb", "display-p3"] {
            let catalog = color(red(#""1.25""#, space: space))
            #expect(catalog.brand().map { if case .rgb(_, 1, _, _, _) = $0 { true } else { false } } == true)
            #expect(
                catalog.problems.map(\.message) == ["the component is outside of its range, and is clamped"]
            )
        }
    }

    @Test(
        arguments: [
            ("\"1.000\"", 1), ("\"0.5\"", 0.5), ("\"1\"", 1), ("0.25", 0.25), ("\"0x80\"", 128.0 / 255),
            ("\"0\"", 0),
        ] as [(String, Double)]
    )
    func `has an alpha component of 1`(json: String, value: Double) {
        let text =
            #"{"color": {"color-space": "srgb", "components": {"red": 0, "green": 0, "blue": 0, "alpha": A}}}"#
        let catalog = color(text.replacing("A}", with: json + "}"))
        #expect(catalog.brand() == .rgb(.srgb, red: 0, green: 0, blue: 0, alpha: value))
    }

    @Test(arguments: [
        ("srgb", RGBColorSpace.srgb), ("extended-srgb", .extendedSRGB),
        ("extended-linear-srgb", .extendedLinearSRGB), ("display-p3", .displayP3),
    ])
    func `is in a space of red, green and blue`(name: String, space: RGBColorSpace) {
        #expect(color(red("1", space: name)).brand() == .rgb(space, red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test(arguments: [("gray-gamma-22", GrayColorSpace.grayGamma22), ("extended-gray", .extendedGray)])
    func `is in a space of white`(name: String, space: GrayColorSpace) {
        let text = #"{"color": {"color-space": "S", "components": {"white": "0.5", "alpha": "0.25"}}}"#
        #expect(color(text.replacing("S", with: name)).brand() == .gray(space, white: 0.5, alpha: 0.25))
    }

    @Test func `reports a space that is not known`() {
        let catalog = color(red("1", space: "cmyk"))
        #expect(catalog.brand() == nil)
        #expect(catalog.problems.map(\.message) == ["the color space is not supported"])
    }

    @Test(arguments: ["ios", "universal"])
    func `is one of the system`(platform: String) {
        let entry = #"{"color": {"platform": "P", "reference": "systemOrangeColor"}, "idiom": "universal"}"#
        #expect(color(entry.replacing("P", with: platform)).brand() == .system("systemOrangeColor"))
    }

    @Test func `is not one of another system`() {
        let entry = #"{"color": {"platform": "osx", "reference": "systemOrangeColor"}, "idiom": "universal"}"#
        #expect(color(entry).brand() == nil)
        #expect(color(entry).problems.isEmpty)
        #expect(color(entry, red("1")).brand() != nil)
    }

    @Test func `is the system's if it is unset`() {
        let catalog = color(#"{"idiom": "universal"}"#)
        #expect(catalog.colors["Brand"]?.entries.count == 1)
        #expect(catalog.brand() == nil)
        #expect(catalog.problems.isEmpty)
    }
}

@Suite struct `The entry of a color` {
    private func value(_ red: Double) -> ColorValue { .rgb(.srgb, red: red, green: 0, blue: 0, alpha: 1) }

    private func entry(_ component: String, _ conditions: String) -> String {
        red(component, conditions: conditions)
    }

    private func appearances(_ pairs: (String, String)...) -> String {
        let texts = pairs.map { #"{"appearance": "\#($0)", "value": "\#($1)"}"# }
        return #""idiom": "universal", "appearances": [\#(texts.joined(separator: ","))]"#
    }

    @Test func `is that of the luminosity`() {
        let catalog = color(entry("0.1", appearances()), entry("0.2", appearances(("luminosity", "dark"))))
        #expect(catalog.brand() == value(0.1))
        #expect(catalog.brand { $0.luminosity = .dark } == value(0.2))
    }

    @Test func `may be explicitly that of the light luminosity`() {
        let catalog = color(
            entry("0.1", appearances()),
            entry("0.2", appearances(("luminosity", "light"))),
            entry("0.3", appearances(("luminosity", "dark")))
        )
        #expect(catalog.brand() == value(0.2))
        #expect(catalog.brand { $0.luminosity = .dark } == value(0.3))
    }

    @Test func `is that of both appearances, of the luminosity, of the contrast, or of none`() {
        let all = [
            entry("0.1", appearances()), entry("0.2", appearances(("contrast", "high"))),
            entry("0.3", appearances(("luminosity", "dark"))),
            entry("0.4", appearances(("luminosity", "dark"), ("contrast", "high"))),
        ]
        func chosen(_ count: Int) -> ColorValue? {
            let catalog = catalog([
                "Brand.colorset/Contents.json":
                    #"{"colors": [\#(all.prefix(count).joined(separator: ","))]}"#
            ])
            return catalog.brand {
                $0.luminosity = .dark
                $0.contrast = .high
            }
        }
        #expect(chosen(4) == value(0.4))
        #expect(chosen(3) == value(0.3))
        #expect(chosen(2) == value(0.2))
        #expect(chosen(1) == value(0.1))
    }

    @Test func `is that of the idiom before those of appearances`() {
        let catalog = color(
            entry("0.1", appearances(("luminosity", "dark"))),
            entry("0.2", #""idiom": "iphone""#),
            entry("0.3", #""idiom": "mac""#)
        )
        #expect(catalog.brand { $0.luminosity = .dark } == value(0.2))
        #expect(
            catalog.brand {
                $0.luminosity = .dark
                $0.idiom = .ipad
            } == value(0.1)
        )
    }

    @Test func `is that of sRGB before those of other gamuts`() {
        let gamut = #""idiom": "universal", "display-gamut": "G""#
        let wide = entry("0.1", gamut.replacing("G", with: "display-P3"))
        #expect(color(wide, entry("0.2", gamut.replacing("G", with: "sRGB"))).brand() == value(0.2))
        #expect(color(wide).brand() == value(0.1))
    }

    @Test(arguments: [
        #""idiom": "watch""#, #""idiom": "glasses""#, #""idiom": "ipad", "subtype": "mac-catalyst""#,
        #""idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "tinted"}]"#,
        #""idiom": "universal", "appearances": [{"appearance": "weather", "value": "high"}]"#,
        #""idiom": "universal", "display-gamut": "CMYK""#,
    ])
    func `is none for other devices`(conditions: String) {
        let catalog = color(entry("0.1", conditions))
        #expect(catalog.brand { $0.idiom = .ipad } == nil)
        #expect(catalog.problems.isEmpty)
    }

    @Test func `is the first one of several for the same traits`() {
        #expect(color(entry("0.1", appearances()), entry("0.2", appearances())).brand() == value(0.1))
    }

    @Test func `is one of a limited number`() {
        let entries = Array(repeating: red("1"), count: AssetLimits.entries)
        func problems(_ entries: [String]) -> [String] {
            catalog(["Brand.colorset/Contents.json": #"{"colors": [\#(entries.joined(separator: ","))]}"#])
                .problems.map(\.message)
        }
        #expect(problems(entries).isEmpty)
        #expect(problems(entries + [red("1")]) == ["a set has at most 256 entries"])
    }
}
