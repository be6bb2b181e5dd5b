import StringCatalogs
import Testing

@Suite struct `A pseudolanguage` {
    @Test(arguments: [
        ("pseudo-accented", "pseudo-accented"), ("en-XA", "pseudo-accented"), ("EN-xa", "pseudo-accented"),
        ("ar-XB", "pseudo-rtl-strings"), ("Pseudo-RTL", "pseudo-rtl"), ("PSEUDO-DOUBLE", "pseudo-double"),
        ("pseudo", "-"), ("pseudo-", "-"), ("pseudo-doubles", "-"), ("en", "-"), ("ar", "-"), ("en-XB", "-"),
        ("en_XA", "-"), ("", "-"),
    ])
    func `has a name, and a tag of ICU`(text: String, name: String) {
        #expect(Pseudolanguage(name: text)?.rawValue ?? "-" == name)
    }

    @Test(arguments: [
        ("pseudo-dobule", true), ("Pseudo", true), ("pseudo-x", true), ("pseudolanguage", false),
        ("en", false),
        ("", false), ("-pseudo", false),
    ])
    func `is meant by a name that begins like one`(name: String, isMeant: Bool) {
        #expect(Pseudolanguage.isMeant(by: name) == isMeant)
    }

    @Test(arguments: [
        (Pseudolanguage.accented, "Åççéñţéð 1 – Ĝŕößé"),
        (.double, "Accented 1 – Größe Accented 1 – Größe"), (.bounded, "[# Accented 1 – Größe #]"),
        (.rightToLeft, "Accented 1 – Größe"),
        (.rightToLeftStrings, "\u{202E}Accented 1 – Größe\u{202C}"),
        (.long, "AAAcceeenteeed 1 – Gröößee"),
    ])
    func `changes a text`(language: Pseudolanguage, text: String) {
        #expect(language.text("Accented 1 – Größe") == text)
    }

    @Test(arguments: Pseudolanguage.allCases)
    func `leaves an empty text empty`(language: Pseudolanguage) {
        #expect(language.text("") == "")
        #expect(language.parts([LocalizedPart<Int>]()) == [])
    }

    @Test func `accents every letter of ASCII, each in its own way`() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let accented = Pseudolanguage.accented.text(letters)
        #expect(accented.count == letters.count)
        #expect(Set(accented).count == letters.count)
        #expect(Set(accented).isDisjoint(with: letters))
    }

    @Test(arguments: [
        ("a", "aa"), ("Buy", "Buuuy"), ("OK", "OOK"), ("Add to cart", "AAAdd tooo caart"), ("tsk", "ttssk"),
        ("42 %", "42 %··"), ("…", "…·"), ("購入", "購購入"), ("Ω", "ΩΩ"), ("👍🏽", "👍🏽·"),
    ])
    func `makes a text two fifths longer`(text: String, longer: String) {
        let found = Pseudolanguage.long.text(text)
        #expect(found == longer)
        #expect(found.count == text.count + max(1, (text.count * 2 + 4) / 5))
    }

    @Test(arguments: [
        (Pseudolanguage.accented, "Ĥîyou"), (.double, "Hiyou Hiyou"), (.bounded, "[# Hiyou #]"),
        (.rightToLeft, "Hiyou"), (.rightToLeftStrings, "\u{202E}Hi\u{2068}you\u{2069}\u{202C}"),
        (.long, "Hiiyou"),
    ])
    func `keeps the values in a text`(language: Pseudolanguage, text: String) {
        let parts = language.parts([LocalizedPart.literal("Hi"), .value("you")])
        let found = parts.map { part in
            switch part {
            case .literal(let text), .value(let text): text
            }
        }
        #expect(found.joined() == text)
        #expect(parts.contains(.value("you")))
    }

    @Test func `turns each line of a text`() {
        #expect(
            Pseudolanguage.rightToLeftStrings.text("One\nTwo") == "\u{202E}One\u{202C}\n\u{202E}Two\u{202C}"
        )
    }

    @Test(arguments: [
        (Pseudolanguage.accented, "1 îţéḿ ƒöŕ Ann", "2 îţéḿš ƒöŕ Ann"),
        (.double, "1 item for Ann 1 item for Ann", "2 items for Ann 2 items for Ann"),
        (.bounded, "[# 1 item for Ann #]", "[# 2 items for Ann #]"),
        (.rightToLeft, "1 item for Ann", "2 items for Ann"),
    ])
    func `is that of a text with its plural and its values`(
        language: Pseudolanguage,
        one: String,
        two: String
    ) {
        let plural =
            #"{"variations": {"plural": {"one": \#(unit("%lld item for %@")), "other": \#(unit("%lld items for %@"))}}}"#
        let tables = catalog(#""%lld for %@": {"localizations": {"en": \#(plural)}}"#)
        func text(_ number: Int) -> String {
            tables.text(
                of: "%lld for %@",
                in: StringContext(locale: LanguageTag(language: "en"), pseudolanguage: language),
                arguments: [.integer(number), .text("Ann")]
            ) { argument, _ in
                switch argument {
                case .integer(let number): "\(number)"
                case .number(let number): "\(number)"
                case .text(let text): text
                }
            }.text
        }
        #expect(text(1) == one)
        #expect(text(2) == two)
    }

    @Test func `is that of positions, substitutions and keys without a text`() {
        let count =
            #"{"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"other": \#(unit("%arg files"))}}}"#
        let tables = catalog(
            #"""
            "swap": {"localizations": {"en": \#(unit("%2$@ after %1$@, 100%%"))}},
            "files": {"localizations": {"en": {
              "stringUnit": {"state": "translated", "value": "%1$@ has %#@count@"}, "substitutions": {"count": \#(count)}}}}
            """#
        )
        func text(_ key: String, _ arguments: StringArgument...) -> String {
            tables.text(
                of: key,
                in: StringContext(locale: LanguageTag(language: "en"), pseudolanguage: .double),
                arguments: arguments
            ) { argument, _ in
                switch argument {
                case .integer(let number): "\(number)"
                case .number(let number): "\(number)"
                case .text(let text): text
                }
            }.text
        }
        #expect(text("swap", .text("a"), .text("b")) == "b after a, 100% b after a, 100%")
        #expect(text("files", .text("Ann"), .integer(3)) == "Ann has 3 files Ann has 3 files")
        #expect(text("none") == "none none")
        #expect(text("none %@", .text("a")) == "none a none a")
        #expect(text("%@ %@", .text("a")) == "a %@ a %@")
    }

    @Test(arguments: Pseudolanguage.allCases)
    func `does not grow beyond the limit of a text`(language: Pseudolanguage) {
        let text = String(repeating: "a", count: StringLimits.textBytes)
        let found = catalog("").text(
            of: text,
            in: StringContext(locale: LanguageTag(language: "en"), pseudolanguage: language)
        ) { _, _ in "" }
        #expect(found.text.utf8.count <= StringLimits.textBytes)
        #expect(found.text.utf8.count >= StringLimits.textBytes / 4)
    }
}
