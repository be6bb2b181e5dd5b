import AssetCatalogs
import ProjectResources
import ResourceFiles
import StringCatalogs
import Testing

@Suite struct `Resources of a project` {
    private static let set = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": 1, "green": 0, "blue": 0, "alpha": 1}}}]}
        """

    private static func path(_ folder: String, _ name: String) -> String {
        "\(folder)/Assets.xcassets/\(name).colorset/Contents.json"
    }

    private static let tree = FileTree(texts: [
        path("App", "Brand"): set, path("Kit", "Brand"): set, path("Other", "Brand"): set,
        path("App", "Own"): set, path("Other", "Far"): set, path("Loose", "Free"): set,
        path("App", "AccentColor"): set, path("Kit", "AccentColor"): set,
    ])

    private static func bundle(_ name: String, isApp: Bool = false) -> ResourceBundle {
        ResourceBundle(
            name: name,
            isApp: isApp,
            files: Array(tree.paths(in: name)) + ["\(name)/Source.swift"]
        )
    }

    private static let resources = ProjectResources(
        reading: tree,
        bundles: [bundle("Other"), bundle("App", isApp: true), bundle("Kit")]
    )

    @Test(
        arguments: [
            ("Brand", "Kit", false, "Kit"), ("Brand", "Kit", true, "App"), ("Brand", nil, false, "App"),
            ("Own", "Kit", false, "App"), ("Far", "Kit", true, "Other"), ("Free", "Kit", false, "Loose"),
            ("Nothing", "Kit", false, nil),
        ] as [(String, String?, Bool, String?)]
    )
    func `are looked for in the own bundle, in that of the app, and in the others`(
        name: String,
        own: String?,
        isMain: Bool,
        folder: String?
    ) {
        let color = Self.resources.color(named: name, in: BundlePreference(own: own, isMain: isMain))
        #expect(color?.path == folder.map { "\($0)/Assets.xcassets/\(name).colorset" })
    }

    @Test func `belong to the bundle that has their files`() {
        #expect(Self.resources.bundle(ofFile: "Kit/Source.swift") == "Kit")
        #expect(Self.resources.bundle(ofFile: Self.path("Loose", "Free")) == nil)
    }

    @Test func `have the accent color of the app`() {
        #expect(Self.resources.accentColor?.path == "App/Assets.xcassets/AccentColor.colorset")
        let unset = #"{"colors": [{"idiom": "universal"}]}"#
        let tree = FileTree(texts: [Self.path("App", "AccentColor"): unset])
        #expect(ProjectResources(reading: tree).accentColor == nil)
    }

    @Test func `may be none`() {
        #expect(ProjectResources(reading: FileTree(texts: ["Source.swift": ""])).isEmpty)
        #expect(!Self.resources.isEmpty)
    }

    @Test func `have problems in the order of the bundles`() {
        let tree = FileTree(texts: ["B/A.strings": "=", "A/A.strings": "="])
        let resources = ProjectResources(
            reading: tree,
            bundles: [ResourceBundle(name: "B", files: ["B/A.strings"])]
        )
        #expect(resources.problems.map(\.path) == ["B/A.strings", "A/A.strings"])
    }

    @Test func `have problems up to a limit`() {
        let files = (1...101).map { ("\($0).strings", "=") }
        let tree = FileTree(texts: Dictionary(uniqueKeysWithValues: files))
        let bundles = tree.paths.map { ResourceBundle(name: $0, files: [$0]) }
        #expect(ProjectResources(reading: tree, bundles: bundles).problems.count == 100)
        #expect(ProjectResources(reading: tree, bundles: Array(bundles.dropLast(2))).problems.count == 100)
    }

    @Test(
        arguments: [
            (nil, nil, "en"), ("de", nil, "de"), (nil, "fr", "fr"), ("de", "fr", "de"), ("?", "fr", "fr"),
        ] as [(String?, String?, String)]
    )
    func `have a language of development`(stated: String?, source: String?, language: String) {
        var files: [String: String] = [:]
        if let source {
            files["Localizable.xcstrings"] = #"{"sourceLanguage": "\#(source)", "strings": {}}"#
        }
        let resources = ProjectResources(reading: FileTree(texts: files), developmentLanguage: stated)
        #expect(resources.developmentLanguage.description == language)
    }

    @Test(
        arguments: [
            (["Colors", "textPrimary"], nil), (["primary"], "Button/primary"),
            (["Text", "primary"], "Text/primary"), (["Assets", "Text", "primary"], "Text/primary"),
            (["secondary"], nil), ([""], nil),
        ] as [([String], String?)]
    )
    func `have the names of SwiftGen`(path: [String], name: String?) {
        let namespace = #"{"properties": {"provides-namespace": true}}"#
        let tree = FileTree(texts: [
            "Assets.xcassets/Text/Contents.json": namespace,
            "Assets.xcassets/Button/Contents.json": namespace,
            "Assets.xcassets/Text/primary.colorset/Contents.json": Self.set,
            "Assets.xcassets/Button/primary.colorset/Contents.json": Self.set,
        ])
        let color = ProjectResources(reading: tree).color(ofSwiftGen: path)
        #expect(color?.name == name)
    }
}
