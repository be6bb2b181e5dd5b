import ResourceFiles
import StringCatalogs
import Testing

@Suite struct `The arguments of a text` {
    private func text(_ value: String, _ arguments: StringArgument...) -> String {
        let tables = tables(["en.lproj/Localizable.strings": "k = \"\(value)\";"])
        return tables.resolved("k", arguments).text
    }

    @Test func `take the places in their order`() {
        #expect(
            text(
                "%@ has %lld of %llu, %d, %u",
                .text("A"),
                .integer(1),
                .integer(2),
                .integer(3),
                .integer(4)
            ) == "A has 1 of 2, 3, 4"
        )
        #expect(
            text("%lf %f %.2f %5.1lf", .number(1), .number(2), .number(3), .number(4))
                == "1.0%lf 2.0%f 3.0%.2f 4.0%5.1lf"
        )
    }

    @Test func `take the places by their numbers`() {
        #expect(text("%2$@ of %1$@", .text("A"), .text("B")) == "B of A")
        #expect(text("%1$lld %1$lld %2$@", .integer(1), .text("B")) == "1 1 B")
    }

    @Test func `may have names for those who translate`() {
        #expect(text("%(name)@ and %(count)lld", .text("A"), .integer(2)) == "A and 2")
    }

    @Test func `leave percent signs`() {
        #expect(text("%lld%% of 100%", .integer(5)) == "5% of 100%")
        #expect(text("100% and %") == "100% and %")
        #expect(text("100%%") == "100%%")
    }

    @Test func `leave places that they are too few for`() {
        #expect(text("%@ %@ %9$@", .text("A")) == "A %@ %@")
    }

    @Test(arguments: [
        "%", "%-", "%1$", "%0$@", "%#@", "%#@a", "%#@@", "%9999$@", "%(", "%(a", "%99999999999999999999d",
        "%.",
    ])
    func `leave what is no place`(value: String) {
        #expect(text("a \(value)", .text("A")).hasPrefix("a "))
    }

    @Test func `are those of a key or of a default value`() {
        let tables = tables([:])
        #expect(tables.text("%lld of %@", .integer(1), .text("A")) == "1 of A")
        #expect(tables.text("k", .integer(1), .text("A"), defaultValue: "%2$@: %1$lld") == "A: 1")
    }

    @Test func `have places in the key of a literal`() {
        #expect(LocalizationKey.key(of: [.literal("100% "), .format("%@"), .literal("!")]) == "100%% %@!")
        #expect(LocalizationKey.key(of: [.literal("100%")]) == "100%")
    }

    @Test func `make a text of a limited size`() {
        let long = String(repeating: "a", count: StringLimits.textBytes - 1)
        #expect(text("%@", .text(long + "b")) == long + "b")
        #expect(text("%@", .text(long + "bc")).utf8.count < StringLimits.textBytes)
        let value = String(repeating: "%1$@", count: 10_000)
        #expect(text(value, .text(long)).utf8.count <= StringLimits.textBytes)
    }
}

@Suite struct `A substitution of a text` {
    private let photos = catalog(
        """
        "%@ %lld %lld": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%1$@ has %#@photos@ in %#@albums@"},
          "substitutions": {
            "photos": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": \(unit("one photo")), "other": \(unit("%arg photos of %1$@"))}}},
            "albums": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
              "one": \(unit("%arg album")), "other": \(unit("%arg albums"))}}}}}}},
        "next %@ %lld": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%@ ate %#@apples@"},
          "substitutions": {"apples": {"formatSpecifier": "lld", "variations": {"plural": {
            "one": \(unit("an apple")), "other": \(unit("%arg apples"))}}}}}}},
        "lost": {"localizations": {"en": {"stringUnit": {"value": "%#@nothing@ %arg"}}}}
        """
    )

    @Test func `depends on its argument`() {
        #expect(
            photos.text("%@ %lld %lld", .text("Ann"), .integer(1), .integer(2))
                == "Ann has one photo in 2 albums"
        )
        #expect(
            photos.text("%@ %lld %lld", .text("Ann"), .integer(3), .integer(1))
                == "Ann has 3 photos of Ann in 1 album"
        )
    }

    @Test func `takes the next argument if it has no number`() {
        #expect(photos.text("next %@ %lld", .text("Ann"), .integer(1)) == "Ann ate an apple")
        #expect(photos.text("next %@ %lld", .text("Ann"), .integer(2)) == "Ann ate 2 apples")
    }

    @Test func `stays as it is written if it is missing`() {
        #expect(photos.text("lost", .text("A")) == "%#@nothing@ %arg")
    }
}

@Suite struct `The members of a string catalog` {
    @Test func `are those of keys that a person has written`() {
        let symbols = StringSymbols(
            of: tables([
                "Localizable.xcstrings": """
                {"sourceLanguage": "en", "strings": {
                  "cart.checkout.title": {"extractionState": "manual", "localizations": {"en": \(unit("Buy"))}},
                  "page.of": {"extractionState": "manual", "localizations": {"en": {
                    "stringUnit": {"value": "%#@current@ of %#@total@"}, "substitutions": {
                      "total": {"argNum": 2, "variations": {"plural": {"other": \(unit("%arg"))}}},
                      "current": {"argNum": 1, "variations": {"plural": {"other": \(unit("%arg"))}}}}}}},
                  "Extracted": {"localizations": {"en": \(unit("Extracted"))}}}}
                """,
                "Onboarding.xcstrings":
                    #"{"sourceLanguage": "en", "strings": {"title": {"extractionState": "manual"}}}"#,
            ])
        )
        #expect(
            symbols.members.mapValues(\.key) == [
                "cartCheckoutTitle": "cart.checkout.title", "pageOf": "page.of", "Onboarding.title": "title",
            ]
        )
        #expect(symbols.members["pageOf"]?.arguments == ["current", "total"])
        #expect(symbols.members["Onboarding.title"]?.table == "Onboarding")
    }
}
