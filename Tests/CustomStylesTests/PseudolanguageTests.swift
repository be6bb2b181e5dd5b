import CustomStyles
import HTTP
import ProjectResources
import ResourceFiles
import Testing

@Suite struct `A pseudolanguage of a root` {
    private static let source = """
        import SwiftUI
        struct Card: View {
            @Environment(\\.locale) var current
            let name = "Ann"
            var body: some View {
                HStack {
                    Button("Buy") {}
                    Label("Sell", systemImage: "tag")
                    Text("Hello \\(name)")
                    Text(verbatim: "Stay " + current.identifier)
                    Text(name)
                }
            }
        }
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack { Text("Buy"); Circle().frame(width: 9, height: 9) }
            }
        }
        """

    private static let resources = ProjectResources(
        reading: FileTree(texts: [
            "de.lproj/Localizable.strings": #""Buy" = "Kaufen";"#,
            "fr.lproj/Localizable.strings": #""Buy" = "Acheter"; "Hello %@" = "Salut %@";"#,
        ]),
        developmentLanguage: "fr"
    )

    private let folder: Folder
    private let project: Folder

    init() throws {
        folder = try Folder(["Card.swift": Self.source])
        project = try Folder(["Card.swift": Self.source], resources: Self.resources)
    }

    private func text(_ target: String, in folder: Folder? = nil) -> String {
        let response = (folder ?? self.folder).get("/v1/custom/\(target)")
        #expect(response.status == .ok, "\(response.text)")
        return response.text
    }

    @Test(
        arguments: [
            ("pseudo-accented", ["Ɓûý", "Šéļļ", "Ĥéļļö Ann"], ["Åçĥéţéŕ", "Šéļļ", "Šåļûţ Ann"]),
            (
                "pseudo-double", ["Buy Buy", "Sell Sell", "Hello Ann Hello Ann"],
                ["Acheter Acheter", "Sell Sell", "Salut Ann Salut Ann"]
            ),
            (
                "pseudo-bounded", ["[# Buy #]", "[# Sell #]", "[# Hello Ann #]"],
                ["[# Acheter #]", "[# Sell #]", "[# Salut Ann #]"]
            ),
            ("pseudo-rtl", ["Buy", "Sell", "Hello Ann"], ["Acheter", "Sell", "Salut Ann"]),
            ("pseudo-long", ["Buuuy", "Seeell", "Heeelloo Ann"], ["AAcheeteer", "Seeell", "Saaaluut Ann"]),
        ]
    )
    func `is that of its texts, with and without tables`(
        locale: String,
        plain: [String],
        translated: [String]
    ) {
        for (folder, texts, name) in [(folder, plain, "en_US"), (project, translated, "fr")] {
            let card = text("Card.svg?text=live&width=2000&locale=\(locale)", in: folder)
            for text in texts + ["Stay \(name)", "Ann"] {
                #expect(card.contains(">\(text)<"), "\(text): \(card)")
            }
        }
        #expect(text("Pill.svg?text=live&locale=\(locale)").contains(">\(plain[0])<"))
    }

    @Test(arguments: ["Card", "Pill"])
    func `is that of the direction, unless one is given`(root: String) {
        let right = text("\(root).svg?layoutDirection=rightToLeft")
        #expect(text("\(root).svg?locale=pseudo-rtl") == right)
        #expect(text("\(root).svg?locale=pseudo-rtl&layoutDirection=leftToRight") == text("\(root).svg"))
        let strings = text("\(root).svg?locale=ar-XB")
        #expect(strings != right)
        #expect(strings == text("\(root).svg?locale=pseudo-rtl-strings&layoutDirection=rightToLeft"))
        #expect(strings != text("\(root).svg?locale=ar-XB&layoutDirection=leftToRight"))
    }

    @Test(arguments: [
        ("en-XA", "pseudo-accented"), ("AR-xb", "pseudo-rtl-strings"), ("Pseudo-LONG", "pseudo-long"),
    ])
    func `has one canonical spelling`(tag: String, name: String) {
        let first = folder.get("/v1/custom/Card.svg?locale=\(tag)")
        let second = folder.get("/v1/custom/Card.svg?locale=\(name)")
        #expect(first.status == .ok)
        #expect(first.text == second.text)
        #expect(text("Card.json?locale=\(tag)").contains("locale=\(name)"))
    }

    @Test(arguments: ["pseudo-dobule", "pseudo", "pseudo-", "Pseudo-en"])
    func `has a name of a list`(name: String) {
        let response = folder.get("/v1/custom/Card.svg?locale=\(name)")
        #expect(response.status == .badRequest)
        #expect(response.text.contains("It is one of: pseudo-accented, pseudo-double,"), "\(response.text)")
        #expect(response.text.contains("Did you mean “pseudo-double”?") == (name == "pseudo-dobule"))
    }

    @Test func `leaves other languages as they are`() {
        #expect(text("Pill.svg?locale=en") == text("Pill.svg"))
        #expect(text("Card.svg?text=live&locale=de", in: project).contains(">Kaufen<"))
        #expect(folder.get("/v1/custom/Card.svg?locale=en_XA").status == .badRequest)
        #expect(folder.get("/v1/swiftui/bordered.svg?locale=pseudo-double").status == .badRequest)
    }

    @Test func `is not noted as a missing language`() {
        #expect(!text("Card.json?locale=pseudo-double", in: project).contains(#"["language"]"#))
    }

    @Test func `is not among the languages that a sheet lists`() {
        let sheet = text("Card/states.json?rows=locale&columns=colorScheme")
        #expect(sheet.contains("locale=ja"))
        #expect(!sheet.contains("pseudo"))
    }

    @Test func `is listed with the languages`() {
        let catalog = folder.get("/v1/styles").text
        #expect(catalog.contains(#""pseudo-rtl-strings""#), "\(catalog.prefix(3000))")
    }

    @Test func `is no locale in the code`() {
        let code = text("Card.swift?locale=en-XA")
        #expect(!code.contains(".locale, Locale("), "\(code)")
        #expect(code.contains("// Not set by an app: locale=pseudo-accented."), "\(code)")
    }
}
