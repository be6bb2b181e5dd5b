import Graphics
import ProjectResources
import ResourceFiles
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `A text of the project` {
    private static let files = [
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "strings": {
          "Buy": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Kaufen"}},
            "pt": {"stringUnit": {"state": "translated", "value": "**Comprar**"}}}},
          "cart.title": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Cart"}},
            "de": {"stringUnit": {"state": "translated", "value": "Warenkorb"}}}},
          "Hello %@": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Hallo %@!"}}}},
          "%@ of %lld": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "%2$lld: %1$@"}}}},
          "%lf pt": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "%lf Punkte"}}}},
          "%.1f pt": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "%.1f Punkte"}}}},
          "%lld items": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
            "de": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld Ding"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld Dinge"}}}}}}},
          "item.count": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "%lld things"}},
            "de": {"stringUnit": {"state": "translated", "value": "%lld Sachen"}}}}
        }}
        """,
        "de.lproj/Menu.strings": #""Buy" = "Bestellen"; "menu.close" = "Schließen";"#,
        "en.lproj/Menu.strings": #""menu.close" = "Close";"#,
    ]

    private static let declarations = """
        extension String {
            var localized: String { NSLocalizedString(self, comment: "") }
        }
        enum Texts {
            static let close = Texts.tr("Menu", "menu.close", fallback: "Shut")
            static let missing = Texts.tr("Menu", "menu.missing", fallback: "Gone")
            static func count(_ number: Int) -> String { Texts.tr("Localizable", "item.count", number, fallback: "") }
            private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
                let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
                return String(format: format, locale: Locale.current, arguments: args)
            }
        }
        private final class BundleToken {
            static let bundle: Bundle = {
                #if SWIFT_PACKAGE
                return Bundle.module
                #else
                return Bundle(for: BundleToken.self)
                #endif
            }()
        }
        struct Titled: View {
            let title: LocalizedStringResource
            var body: some View { Text(title) }
        }
        """

    /// The text that an expression draws in a locale.
    private func text(
        _ content: String,
        _ locale: String?,
        resources: ProjectResources? = resources(files)
    ) throws -> String {
        let program = try interpret(
            shown("\(content)", declarations: Self.declarations),
            replacesExternalNames: true,
            resources: resources
        )
        #expect(program.diagnostics.map(\.message) == [])
        #expect(program.standIns.map(\.name) == [])
        let made = try #require(program.styles.first)
            .makeStyle(locale: locale.map { Locale(identifier: $0) })
        let picture = render(made.applied(to: Button(action: {}, label: { EmptyView() })))
        #expect(made.failure == nil)
        return picture.runs.map(\.text).joined()
    }

    @Test(
        arguments: [
            #"Text("Buy")"#, #"Label("Buy", image: "none").labelStyle(.titleOnly)"#,
            #"Button("Buy") {}"#, #"Text(LocalizedStringKey("Buy"))"#, #"Text("Buy", bundle: .module)"#,
            #"Text("Buy", bundle: #bundle)"#, #"Text("Buy", comment: "A button.")"#,
            #"Text(isOn ? "Buy" : "cart.title")"#, #"Text("Buy".localized)"#,
            #"Text(String(localized: "Buy"))"#, #"Text(NSLocalizedString("Buy", comment: ""))"#,
            #"Text(LocalizedStringResource("Buy"))"#, #"Titled(title: "Buy")"#,
            #"Text(String(localized: LocalizedStringResource("Buy")))"#,
            #"Text(LocalizedStringKey(name))"#, #"Text(String(localized: String.LocalizationValue(name)))"#,
            #"Text("B\("uy")".localized)"#, #"Text("Buy", tableName: nil)"#,
        ]
    )
    func `is looked for by its key`(content: String) throws {
        let content = "let isOn = true; let name = \"Buy\"; \(content)"
        #expect(try text(content, "de") == "Kaufen")
        #expect(try text(content, nil) == "Buy")
        #expect(try text(content, "fr") == "Buy")
    }

    @Test(
        arguments: [
            #"let name = "Buy"; Text(name)"#, #"Text(verbatim: "Buy")"#,
            #"let name = "Buy"; Button(name) {}"#,
        ]
    )
    func `is not looked for by a string`(content: String) throws {
        #expect(try text(content, "de") == "Buy")
    }

    @Test(
        arguments: [
            (#"Text("Hello \("Ann")")"#, "Hallo Ann!"), (#"Text("\("A") of \(3)")"#, "3: A"),
            (#"Text("\(1) items")"#, "1 Ding"), (#"Text("\(2) items")"#, "2 Dinge"),
            (#"Text("\(1.5, specifier: "%.1f") pt")"#, "1.5 Punkte"),
            (#"Text(String(localized: "Hello \("Ann")"))"#, "Hallo Ann!"),
            (#"Text(String(localized: "\(2) items"))"#, "2 Dinge"),
            (#"Text("Hello \(Text("Ann").bold())")"#, "Hallo Ann!"),
            (#"Text("Hello \("**Ann**")")"#, "Hallo **Ann**!"),
            (#"Text("\(1.5) pt")"#, "1.500000 Punkte"),
        ]
    )
    func `has the values of its key`(content: String, german: String) throws {
        #expect(try text(content, "de") == german)
    }

    @Test(
        arguments: [
            (#"Text("Buy", tableName: "Menu")"#, "Bestellen", "Buy"),
            (#"Text(String(localized: "Buy", table: "Menu"))"#, "Bestellen", "Buy"),
            (#"Text(NSLocalizedString("Buy", tableName: "Menu", comment: ""))"#, "Bestellen", "Buy"),
            (#"Text(NSLocalizedString("Shut", value: "Close it", comment: ""))"#, "Close it", "Close it"),
            (#"Text(String(localized: "Shut", defaultValue: "Close \(2)"))"#, "Close 2", "Close 2"),
            (#"Text(LocalizedStringResource("cart.title", defaultValue: "My cart"))"#, "Warenkorb", "Cart"),
            ("Text(.cartTitle)", "Warenkorb", "Cart"),
            ("Text(String(localized: .cartTitle))", "Warenkorb", "Cart"),
            ("Text(.itemCount(2))", "2 Sachen", "2 things"), ("Button(.cartTitle) {}", "Warenkorb", "Cart"),
            ("Text(L10n.Cart.title)", "Warenkorb", "Cart"),
            (
                #"Text(Bundle.main.localizedString(forKey: "cart.title", value: nil, table: nil))"#,
                "Warenkorb", "Cart"
            ),
            ("Text(Texts.close)", "Schließen", "Close"), ("Text(Texts.missing)", "Gone", "Gone"),
            ("Text(Texts.count(3))", "3 Sachen", "3 things"),
            ("Text(L10n.Menu.Menu.close)", "Schließen", "Close"),
            ("Text(L10n.Item.count(3))", "3 Sachen", "3 things"),
            (#"Text("cart.title")"#, "Warenkorb", "Cart"),
        ]
    )
    func `is in a table, and has symbols`(content: String, german: String, english: String) throws {
        #expect(try text(content, "de-AT") == german)
        #expect(try text(content, nil) == english)
    }

    @Test func `has Markdown, unless it is a string`() throws {
        #expect(try text(#"Text("Buy")"#, "pt_BR") == "Comprar")
        #expect(try text(#"Text(String(localized: "Buy"))"#, "pt_BR") == "**Comprar**")
    }

    @Test func `is in the locale that the source sets, unless it is a string`() throws {
        let german = ".environment(\\.locale, Locale(identifier: \"de\"))"
        #expect(try text(#"Text("Buy")\#(german)"#, nil) == "Kaufen")
        #expect(try text(#"Text("Buy")\#(german)"#, "pt") == "Kaufen")
        #expect(try text(#"Text(String(localized: "Buy"))\#(german)"#, nil) == "Buy")
        #expect(try text(#"Text("Buy").environment(\.locale, .init(identifier: "de"))"#, nil) == "Kaufen")
    }

    @Test func `keeps its attributes`() throws {
        func runs(_ content: String) throws -> [GlyphRun] {
            let style = try #require(
                interpret(shown("\(content)"), resources: resources(Self.files)).styles.first
            )
            let made = try style.makeStyle(locale: Locale(identifier: "de"))
            return render(made.applied(to: Button(action: {}, label: { EmptyView() }))).runs
        }
        let text = try runs(#"Text("Buy").font(.title).foregroundColor(.red)"#)
        #expect(text == (try runs(#"Text(verbatim: "Kaufen").font(.title).foregroundColor(.red)"#)))
        let sum = try runs(#"Text("Buy").bold() + Text(verbatim: "!")"#)
        #expect(sum == (try runs(#"Text(verbatim: "Kaufen").bold() + Text(verbatim: "!")"#)))
    }

    @Test func `is the label of a control`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Card: View {
                var body: some View { Button("Buy") {}.accessibilityLabel("cart.title") }
            }
            """,
            resources: resources(Self.files)
        )
        let made = try #require(program.roots.first).makeStyle(locale: Locale(identifier: "de"))
        let view = try #require(made.view)
        #expect(render(view).runs.map(\.text) == ["Kaufen"])
        #expect(
            host(view.observingControls(ControlObservation(triggerName: "trigger"))).controls.map(\.label)
                == ["Warenkorb"]
        )
    }

    @Test func `is drawn as its key without a project`() throws {
        #expect(try text(#"Text("Buy")"#, "de", resources: nil) == "Buy")
        #expect(try text(#"Text(LocalizedStringResource("Buy"))"#, "de", resources: nil) == "Buy")
        #expect(
            try text(#"Text(String(localized: LocalizedStringResource("Buy")))"#, "de", resources: nil)
                == "Buy"
        )
    }

    @Test func `does not grow beyond a limit`() throws {
        let places = String(repeating: "%1$@", count: 2_000)
        let files = ["de.lproj/Localizable.strings": "\"Hello %@\" = \"\(places)\";"]
        let name = String(repeating: "a", count: 1_000)
        let german = try text(#"Text("Hello \("\#(name)")")"#, "de", resources: resources(files))
        #expect(german.count <= 65_536)
        #expect(german.count > 60_000)
    }
}
