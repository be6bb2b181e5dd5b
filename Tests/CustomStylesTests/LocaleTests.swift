import CustomStyles
import HTTP
import ProjectResources
import ResourceFiles
import Testing

@Suite struct `The language of a root` {
    private static let source = """
        import SwiftUI
        struct Card: View {
            @Environment(\\.locale) var current
            let name = String(localized: "Buy")
            var body: some View {
                HStack {
                    Button("Buy") {}
                    Color.red.frame(width: 9, height: 5)
                    Text(verbatim: name + " " + current.identifier)
                }
            }
        }
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack { Text("Buy"); Circle().frame(width: 9, height: 9) }
            }
        }
        struct Own: View {
            var locale = "own"
            var body: some View { Button(locale) {} }
        }
        """

    private static let resources = ProjectResources(
        reading: FileTree(texts: [
            "de.lproj/Localizable.strings": #""Buy" = "Kaufen";"#,
            "ar.lproj/Localizable.strings": #""Buy" = "Shira";"#,
            "fr.lproj/Localizable.strings": #""Buy" = "Acheter";"#,
        ]),
        developmentLanguage: "fr"
    )

    private let folder: Folder

    init() throws {
        folder = try Folder(["Card.swift": Self.source], resources: Self.resources)
    }

    private func text(_ target: String) -> String {
        let response = folder.get("/v1/custom/\(target)")
        #expect(response.status == .ok, "\(response.text)")
        return response.text
    }

    @Test(
        arguments: [
            ("", "Acheter", "Acheter fr"), ("&locale=de", "Kaufen", "Kaufen de"),
            ("&locale=de-AT", "Kaufen", "Kaufen de-AT"), ("&locale=DE-at", "Kaufen", "Kaufen de-AT"),
            ("&locale=it", "Acheter", "Acheter it"), ("&locale=ar", "Shira", "Shira ar"),
        ]
    )
    func `is that of its texts`(query: String, title: String, name: String) {
        let card = text("Card.svg?text=live\(query)")
        #expect(card.contains(">\(title)<"), "\(card)")
        #expect(card.contains(">\(name)<"), "\(card)")
        #expect(text("Pill.svg?text=live\(query)").contains(">\(title)<"))
    }

    @Test(arguments: ["Card", "Pill"])
    func `is that of the direction, unless one is given`(root: String) {
        // The texts are equally long, so that only the direction differs.
        let left = text("\(root).svg?locale=it&layoutDirection=leftToRight")
        #expect(text("\(root).svg?locale=it") == left)
        let right = text("\(root).svg?locale=ar")
        #expect(right == text("\(root).svg?locale=ar&layoutDirection=rightToLeft"))
        for query in [
            "locale=ar&layoutDirection=leftToRight", "layoutDirection=leftToRight&locale=ar",
        ] {
            #expect(text("\(root).svg?\(query)") != right)
        }
        #expect(text("\(root).svg?locale=ar-Latn") != right)
    }

    @Test(
        arguments: [
            ("d", "such as en, pt-BR or zh-Hant. “d” is no part of one there."), ("", "zh-Hant."),
            ("en_US", "“en_us” is no part"), ("en-", "zh-Hant."), ("deutschland", "“deutschland”"),
        ]
    )
    func `is a tag of BCP 47`(tag: String, words: String) {
        let response = folder.get("/v1/custom/Card.svg?locale=\(tag)")
        #expect(response.status == .badRequest)
        #expect(response.text.contains(words), "\(response.text)")
    }

    @Test func `has a tag of a limited length`() {
        func status(_ count: Int) -> Status {
            folder.get("/v1/custom/Card.svg?locale=de-x-\(String(repeating: "a-", count: count))a").status
        }
        #expect(status(47) == .ok)
        #expect(status(48) == .badRequest)
    }

    @Test(arguments: [("it", true), ("de-AT", false), ("fr", false), ("fr-CA", false), ("en", true)])
    func `that the project lacks is noted`(locale: String, isNoted: Bool) {
        let json = text("Card.json?locale=\(locale)")
        #expect(json.contains(#""approximations":["language"]"#) == isNoted, "\(json)")
        #expect(!text("Card.json").contains("approximations\":[\"language"))
    }

    @Test func `is no parameter of the catalog`() {
        let response = folder.get("/v1/swiftui/bordered.svg?locale=de")
        #expect(response.status == .badRequest)
        #expect(response.text.contains("locale"))
    }

    @Test func `leaves its name to a property of the root`() {
        #expect(text("Own.svg?text=live&locale=mine").contains(">mine<"))
        #expect(text("Own.svg?text=live&root.locale=ar&locale=mine").contains(">mine<"))
        #expect(text("Own.svg?text=live&style.locale=mine").contains(">mine<"))
        #expect(folder.get("/v1/custom/Own.svg?root.locale=1").status == .badRequest)
    }

    @Test func `is an axis of sheets`() throws {
        let sheet = text("Card/states.json?rows=locale&columns=colorScheme")
        #expect(sheet.contains(#""rowParameter":"locale""#))
        #expect(sheet.contains("locale=ar") && sheet.contains("locale=de") && sheet.contains("locale=fr"))
        #expect(!sheet.contains("locale=en"))
        let other = try Folder(["Card.swift": Self.source])
        let usual = other.get("/v1/custom/Card/states.json?rows=locale&columns=colorScheme").text
        #expect(usual.contains("locale=ja"))
    }

    @Test func `is in the code`() {
        let code = text("Card.swift?locale=pt-br")
        #expect(code.contains(#".environment(\.locale, Locale(identifier: "pt-BR"))"#), "\(code)")
    }
}
