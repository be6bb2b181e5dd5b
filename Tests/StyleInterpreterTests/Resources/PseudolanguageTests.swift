import Graphics
import ProjectResources
import ResourceFiles
import StringCatalogs
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `A text in a pseudolanguage` {
    private static let files = [
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "strings": {
          "Buy": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Kaufen"}}}},
          "cart.title": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Cart"}},
            "de": {"stringUnit": {"state": "translated", "value": "Warenkorb"}}}},
          "Hello %@": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Hi %@!"}}}},
          "%lld items": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}}}
        }}
        """
    ]

    private static let declarations = """
        extension String {
            var localized: String { NSLocalizedString(self, comment: "") }
        }
        struct Titled: View {
            let title: LocalizedStringResource
            var body: some View { Text(title) }
        }
        struct Named: View {
            let name: String
            var body: some View { Text(name) }
        }
        """

    /// The text that an expression draws in a pseudolanguage.
    private func text(
        _ content: String,
        _ pseudolanguage: Pseudolanguage? = .double,
        resources: ProjectResources? = nil
    ) throws -> String {
        let program = try interpret(
            shown("\(content)", declarations: Self.declarations),
            replacesExternalNames: true,
            resources: resources
        )
        #expect(program.diagnostics.map(\.message) == [])
        let made = try #require(program.styles.first).makeStyle(pseudolanguage: pseudolanguage)
        let picture = render(made.applied(to: Button(action: {}, label: { EmptyView() })))
        #expect(made.failure == nil)
        return picture.runs.map(\.text).joined()
    }

    @Test(
        arguments: [
            #"Text("Buy")"#, #"Label("Buy", image: "none").labelStyle(.titleOnly)"#,
            #"Button("Buy") {}"#, #"Text(LocalizedStringKey("Buy"))"#, #"Text("Buy", bundle: .module)"#,
            #"Text("Buy", comment: "A button.")"#, #"Text(isOn ? "Buy" : "Sell")"#, #"Text(("Buy"))"#,
            #"Text("Buy".localized)"#, #"Text(String(localized: "Buy"))"#,
            #"Text(String(localized: "Buy", comment: "A button."))"#,
            #"Text(NSLocalizedString("Buy", comment: ""))"#, #"Text(LocalizedStringResource("Buy"))"#,
            #"Titled(title: "Buy")"#, #"Text(String(localized: LocalizedStringResource("Buy")))"#,
            #"Text(LocalizedStringKey(name))"#, #"Text(String(localized: String.LocalizationValue(name)))"#,
            #"Text("Buy", tableName: nil)"#,
        ]
    )
    func `changes with its key, without a project and with one`(content: String) throws {
        let content = "let isOn = true; let name = \"Buy\"; \(content)"
        for resources in [nil, resources(Self.files)] {
            #expect(try text(content, resources: resources) == "Buy Buy")
            #expect(try text(content, .accented, resources: resources) == "Ɓûý")
            #expect(try text(content, .bounded, resources: resources) == "[# Buy #]")
            #expect(try text(content, .long, resources: resources) == "Buuuy")
            #expect(try text(content, .rightToLeft, resources: resources) == "Buy")
            #expect(try text(content, nil, resources: resources) == "Buy")
        }
    }

    @Test(
        arguments: [
            #"let name = "Buy"; Text(name)"#, #"Text(verbatim: "Buy")"#, #"Named(name: "Buy")"#,
            #"let name = "Buy"; Button(name) {}"#, #"let name: String? = nil; Text(name ?? "Buy")"#,
            #"let name = "y"; Text("Bu" + name)"#, #"let name = "Sell"; Text(name == "Sell" ? "Buy" : name)"#,
            #"Text(["Buy"].joined())"#, #"Text("BUY".capitalized)"#,
        ]
    )
    func `stays as it is in a string`(content: String) throws {
        #expect(try text(content) == "Buy")
        #expect(try text(content, resources: resources(Self.files)) == "Buy")
    }

    @Test(
        arguments: [
            (#"Text("Hello \("Ann")")"#, "Hello Ann Hello Ann", "Ĥéļļö Ann"),
            (#"Text("\(2) pieces")"#, "2 pieces 2 pieces", "2 þîéçéš"),
            (#"Text("\(1.5, specifier: "%.1f") pt")"#, "1.5 pt 1.5 pt", "1.5 þţ"),
            (#"Text("Hello \("**Ann**")")"#, "Hello **Ann** Hello **Ann**", "Ĥéļļö **Ann**"),
            (#"Text("**Buy** it")"#, "Buy it Buy it", "Ɓûý îţ"),
            (#"Text("Hello \(Text(verbatim: "Ann").bold())")"#, "Hello Ann Hello Ann", "Ĥéļļö Ann"),
            (#"Text(String(localized: "Hello \("Ann")"))"#, "Hello Ann Hello Ann", "Ĥéļļö Ann"),
            (#"Text("Buy") + Text(verbatim: "!")"#, "Buy Buy!", "Ɓûý!"), (#"Text("")"#, "", ""),
        ]
    )
    func `keeps its values`(content: String, double: String, accented: String) throws {
        // Each part of a text with attributes is a run, which lacks the spaces at its beginning.
        func characters(_ text: String) -> String { text.filter { $0 != " " } }
        #expect(characters(try text(content)) == characters(double))
        #expect(characters(try text(content, .accented)) == characters(accented))
    }

    @Test(
        arguments: [
            (#"Text("Hello \("Ann")")"#, "Hi Ann! Hi Ann!"), (#"Text("\(1) items")"#, "1 item 1 item"),
            (#"Text("\(2) items")"#, "2 items 2 items"), (#"Text("cart.title")"#, "Cart Cart"),
            ("Text(.cartTitle)", "Cart Cart"), ("Text(L10n.Cart.title)", "Cart Cart"),
            (#"Text(String(localized: "\(1) items"))"#, "1 item 1 item"),
            (#"Text(NSLocalizedString("Shut", value: "Close", comment: ""))"#, "Close Close"),
            (#"Text("Buy").environment(\.locale, Locale(identifier: "de"))"#, "Kaufen Kaufen"),
        ]
    )
    func `is that of the language of development`(content: String, double: String) throws {
        #expect(try text(content, resources: resources(Self.files)) == double)
    }

    @Test func `leaves the locale of the environment`() throws {
        let content = #"""
            let name = Locale.current.identifier
            Text(verbatim: name + " " + "BUY".lowercased(with: Locale.current))
            """#
        #expect(try text(content) == "en_US buy")
    }
}
