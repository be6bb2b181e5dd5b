import ProjectResources
import ResourceFiles
import StringCatalogs
import Testing

@Suite struct `Texts of a project` {
    private static let tree = FileTree(texts: [
        "App/de.lproj/Localizable.strings": #""buy" = "Kaufen"; "cart.title" = "Warenkorb";"#,
        "Kit/en.lproj/Localizable.strings": #""buy" = "Purchase"; "only.kit" = "Kit";"#,
        "Kit/en.lproj/Menu.strings": #""buy" = "Order";"#,
    ])

    private static let resources = ProjectResources(
        reading: tree,
        bundles: ["App", "Kit"].map {
            ResourceBundle(name: $0, isApp: $0 == "App", files: Array(tree.paths(in: $0)))
        }
    )

    @Test(
        arguments: [
            ("buy", nil, "de", "App", "Kaufen"), ("buy", nil, "de", "Kit", "Purchase"),
            ("buy", nil, "en", "App", "Purchase"), ("buy", "Menu", "de", "App", "Order"),
            ("only.kit", nil, "de", "App", "Kit"), ("sell", nil, "de", "App", nil),
            ("buy", nil, "?", "App", "Purchase"),
        ] as [(String, String?, String, String, String?)]
    )
    func `are those of the first bundle that has one`(
        key: String,
        table: String?,
        locale: String,
        bundle: String,
        text: String?
    ) {
        let found = Self.resources.text(
            of: key,
            inTable: table,
            locale: locale,
            in: BundlePreference(own: bundle)
        ) { _, format in format }
        #expect(found == text)
    }

    @Test func `have keys and languages`() throws {
        #expect(Self.resources.hasTexts)
        #expect(Self.resources.hasText(forKey: "buy"))
        #expect(!Self.resources.hasText(forKey: "sell"))
        #expect(Self.resources.languages == ["de", "en"])
        #expect(Self.resources.hasTexts(in: try LanguageTag("de-AT")))
        #expect(!Self.resources.hasTexts(in: try LanguageTag("fr")))
        #expect(!ProjectResources(reading: FileTree([:])).hasTexts)
    }

    @Test(arguments: [("de-AT", false), ("en-GB", false), ("fr", true), ("?", false)])
    func `may lack a language`(locale: String, isMissing: Bool) {
        #expect(Self.resources.lacksLanguage(of: locale) == isMissing)
        #expect(!ProjectResources(reading: FileTree([:])).lacksLanguage(of: locale))
    }

    @Test func `are found by the letters of their keys`() throws {
        let keys = Self.resources.keysByLetters
        #expect(keys.keys.sorted() == ["buy", "carttitle", "onlykit"])
        #expect(try #require(keys["carttitle"]) == ("Localizable", "cart.title"))
    }
}
