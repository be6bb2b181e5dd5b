import ResourceFiles
import StringCatalogs
import Testing

@Suite struct `The text of a key` {
    private let greetings = catalog(
        """
        "hello": {"localizations": {"en": \(unit("Hello")), "pt": \(unit("Olá")), "pt-BR": \(unit("Oi")),
          "de": \(unit("", state: "translated")), "fr": \(unit("Bonjour", state: "new")),
          "it": \(unit("Ciao", state: "needs_review"))}, "extractionState": "stale"},
        "only": {"localizations": {"pt": \(unit("Só"))}}, "none": {}
        """
    )

    @Test(arguments: [
        ("pt-BR", "Oi"), ("pt-PT", "Olá"), ("pt", "Olá"), ("it", "Ciao"), ("en-GB", "Hello"), ("ja", "Hello"),
        ("de", "Hello"), ("fr", "Hello"),
    ])
    func `is that of the locale, its parents, or the language of development`(locale: String, text: String) {
        #expect(greetings.text("hello", locale: locale) == text)
    }

    @Test func `is the default value or the key if there is none`() {
        #expect(greetings.text("only", locale: "pt-BR") == "Só")
        #expect(greetings.text("only", locale: "de") == "only")
        #expect(greetings.text("only", locale: "de", defaultValue: "Only") == "Only")
        #expect(greetings.text("only", locale: "pt-BR", defaultValue: "Only") == "Só")
        #expect(greetings.text("none") == "none")
        #expect(greetings.text("hello", table: "Other") == "hello")
    }

    @Test func `says where it is from`() {
        #expect(greetings.resolved("hello", locale: "pt-PT").source == .table(LanguageTag(language: "pt")))
        #expect(greetings.resolved("none").source == .key)
        #expect(greetings.resolved("none", defaultValue: "").source == .defaultValue)
        #expect(
            greetings.languages
                == ["de", "en", "fr", "it", "pt", "pt-BR"].filter { $0 != "de" && $0 != "fr" }
        )
        #expect(greetings.hasTexts(in: LanguageTag(language: "pt", region: "AO")))
        #expect(!greetings.hasTexts(in: LanguageTag(language: "ja")))
        #expect(greetings.sourceLanguage == LanguageTag(language: "en"))
        #expect(greetings.problems.isEmpty)
    }

    @Test func `is that of another language of development`() {
        #expect(greetings.text("hello", locale: "ja", development: "pt-BR") == "Oi")
        #expect(greetings.text("only", locale: "ja", development: "pt-BR") == "Só")
    }

    @Test func `is in tables of several files`() {
        let tables = tables([
            "App/en.lproj/Localizable.strings": #"a = "strings"; b = "strings"; "c" = "";"#,
            "App/en.lproj/Localizable.stringsdict": """
            <plist><dict><key>a</key><string>stringsdict</string></dict></plist>
            """,
            "App/Localizable.xcstrings":
                #"{"sourceLanguage": "en", "strings": {"b": {"localizations": {"en": \#(unit("catalog"))}}, "#
                + #""d": {"localizations": {"en": \#(unit("catalog"))}}}}"#,
            "App/Base.lproj/Main.strings": #"a = "Base";"#, "App/Fixed.strings": #"a = "fixed";"#,
            "App/zh_CN.lproj/Main.strings": #"a = "中";"#, "App/French.lproj/Main.strings": #"a = "Un";"#,
            "App/readme.txt": "",
        ])
        #expect(tables.text("a") == "stringsdict")
        #expect(tables.text("b") == "strings")
        #expect(tables.text("c") == "c")
        #expect(tables.text("d") == "catalog")
        #expect(tables.text("a", table: "Main") == "Base")
        #expect(tables.text("a", locale: "zh-Hans-CN", table: "Main") == "中")
        #expect(tables.text("a", locale: "fr-CA", table: "Main") == "Un")
        #expect(tables.text("a", locale: "de", table: "Fixed") == "fixed")
        #expect(tables.problems.isEmpty)
    }
}

@Suite struct `A variation of a text` {
    private let items = catalog(
        """
        "%lld items": {"localizations": {
          "en": {"variations": {"plural": {"one": \(unit("%lld item")), "other": \(unit("%lld items"))}}},
          "ru": {"variations": {"plural": {"one": \(unit("%lld файл")), "few": \(unit("%lld файла")),
            "many": \(unit("%lld файлов")), "other": \(unit("%lld файла"))}}},
          "fr": {"variations": {"plural": {"zero": \(unit("rien")), "one": \(unit("%lld chose")),
            "other": \(unit("%lld choses"))}}},
          "pl": {"variations": {"plural": {"other": \(unit("%lld sztuk"))}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "iphone": \(unit("Tap")), "mac": \(unit("Click")), "other": \(unit("Choose"))}}}}},
        "taps %lld": {"localizations": {"en": {"variations": {"device": {
          "ipad": {"variations": {"plural": {"one": \(unit("a tap")), "other": \(unit("%lld taps"))}}},
          "other": \(unit("%lld clicks"))}}}}}
        """
    )

    @Test(arguments: [
        ("en", 0, "0 items"), ("en", 1, "1 item"), ("en", 2, "2 items"), ("ru", 1, "1 файл"),
        ("ru", 3, "3 файла"),
        ("ru", 5, "5 файлов"), ("ru", 21, "21 файл"), ("fr", 0, "rien"), ("fr", 1, "1 chose"),
        ("fr", 2, "2 choses"),
        ("fr", 1_000_000, "1000000 choses"), ("pl", 1, "1 sztuk"), ("ja", 1, "1 item"),
    ])
    func `is that of the number in the language of the text`(locale: String, number: Int, text: String) {
        #expect(items.text("%lld items", .integer(number), locale: locale) == text)
    }

    @Test(arguments: [
        (StringDevice.iphone, "Tap"), (.ipod, "Tap"), (.mac, "Click"), (.ipad, "Choose"),
        (.applewatch, "Choose"),
    ])
    func `is that of the device`(device: StringDevice, text: String) {
        #expect(items.text("tap", device: device) == text)
    }

    @Test func `is that of the number in that of the device`() {
        #expect(items.text("taps %lld", .integer(1), device: .ipad) == "a tap")
        #expect(items.text("taps %lld", .integer(2), device: .ipad) == "2 taps")
        #expect(items.text("taps %lld", .integer(1)) == "1 clicks")
    }

    @Test func `is missing if it has no text for others`() {
        let catalog = catalog(
            #"""
            "%lld": {"localizations": {"de": {"variations": {"plural": {"one": \#(unit("eins"))}}},
              "en": \#(unit("%lld!"))}}
            """#
        )
        #expect(catalog.text("%lld", .integer(1), locale: "de") == "eins")
        #expect(catalog.text("%lld", .integer(2), locale: "de") == "2!")
    }
}

@Suite struct `A table of plurals` {
    private func table(_ elements: String) -> StringTables {
        tables(["en.lproj/Localizable.stringsdict": "<plist><dict>\(elements)</dict></plist>"])
    }

    private func variable(_ name: String, _ texts: (String, String)..., type: String = "d") -> String {
        """
        <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
        \(texts.map { "<key>\($0)</key><string>\($1)</string>" }.joined())</dict>
        """
    }

    private func format(_ key: String, _ text: String, _ variables: String...) -> String {
        "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string>\(variables.joined())</dict>"
    }

    @Test func `has texts by number`() {
        let files = table(
            format(
                "%d files",
                "%#@files@ selected",
                variable("files", ("zero", "No file is"), ("one", "A file is"), ("other", "%d files are"))
            )
        )
        #expect(files.text("%d files", .integer(0)) == "No file is selected")
        #expect(files.text("%d files", .integer(1)) == "A file is selected")
        #expect(files.text("%d files", .integer(5)) == "5 files are selected")
        #expect(files.problems.isEmpty)
    }

    @Test func `has variables inside of one another`() {
        let files = table(
            format(
                "k",
                "%1$#@files@",
                variable("files", ("one", "%d file in %#@folders@"), ("other", "%d files in %#@folders@")),
                variable("folders", ("one", "%d folder"), ("other", "%d folders"))
            )
        )
        #expect(files.text("k", .integer(1), .integer(2)) == "1 file in 2 folders")
        #expect(files.text("k", .integer(3), .integer(1)) == "3 files in 1 folder")
    }

    @Test func `has texts by device and by width`() {
        let texts = table(
            """
            <key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap</string>
            <key>mac</key><string>Click</string></dict></dict>
            <key>b</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>Hi</string>
            <key>40</key><string>Good morning</string></dict></dict>
            """
        )
        #expect(texts.text("a") == "Tap")
        #expect(texts.text("a", device: .mac) == "Click")
        #expect(texts.text("b") == "Good morning")
    }

    @Test func `reports values that it does not understand`() {
        let texts = table("<key>a</key><integer>1</integer><key>b</key><dict/>\(format("c", "C"))")
        #expect(texts.text("c") == "C")
        #expect(
            texts.problems.map(\.message) == [
                "the value of 'a' is not understood", "the value of 'b' is not understood",
            ]
        )
    }

    @Test func `does not loop`() {
        let texts = table(
            format(
                "k",
                "%#@a@",
                variable("a", ("other", "%#@b@%#@b@")),
                variable("b", ("other", "x%#@a@%#@a@"))
            )
        )
        #expect(texts.text("k", .integer(1)).utf8.count < StringLimits.textBytes)
    }
}
