import StringCatalogs
import Testing

@Suite struct `A language tag` {
    @Test(arguments: [
        ("pt", "pt"), ("PT-br", "pt-BR"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"),
        ("sr-LATN", "sr-Latn"),
        ("de-1996", "de-1996"), ("sl-rozaj-biske", "sl-rozaj-biske"), ("de-CH-1901", "de-CH-1901"),
        ("en-u-nu-latn-ca-buddhist", "en-u-nu-latn-ca-buddhist"), ("en-a-bbb-x-a-ccc", "en-a-bbb-x-a-ccc"),
        ("x-whatever", "x-whatever"), ("i-klingon", "i-klingon"), ("en-GB-oed", "en-gb-oed"),
        ("zh-yue-HK", "yue-HK"),
        ("art-lojban", "art-lojban"), ("iw", "he"), ("abcd", "abcd"), ("abcdefgh", "abcdefgh"), ("a-DE", "-"),
        ("en-US-posix", "en-US-posix"),
    ])
    func `has a canonical form`(text: String, form: String) {
        #expect((try? LanguageTag(text))?.description == (form == "-" ? nil : form))
    }

    @Test(arguments: [
        ("", "", 0), ("-", "", 0), ("en-", "", 3), ("-en", "", 0), ("en--US", "", 3), ("e", "e", 0),
        ("en_US", "en_us", 0),
        ("abcdefghi", "abcdefghi", 0), ("en-é", "é", 3), ("en-US-DE", "de", 6), ("de-1901-1901", "1901", 8),
        ("en-a-bb-a-cc", "a", 8), ("en-a", "", 5), ("en-x", "", 5), ("x", "", 2), ("en-US-Latn", "latn", 6),
        ("12", "12", 0), ("en us", "en us", 0), ("en\u{0}", "en\u{0}", 0), ("../etc", "../etc", 0),
    ])
    func `is refused at the subtag that is not where it may be`(text: String, subtag: String, offset: Int) {
        #expect(throws: LanguageTagError(subtag: subtag, offset: offset)) { try LanguageTag(text) }
    }

    @Test func `has a limited length`() {
        func tag(_ count: Int) -> String {
            "en-x-" + String(repeating: "abcdefg-", count: count / 8).prefix(count - 6) + "a"
        }
        #expect(throws: Never.self) { try LanguageTag(tag(StringLimits.tagLength)) }
        #expect(throws: LanguageTagError.self) { try LanguageTag(tag(StringLimits.tagLength + 1)) }
    }

    @Test(arguments: [
        ("pt_BR", "pt-BR"), ("en_US_POSIX", "en-US-posix"), ("en_US@calendar=buddhist", "en-US"),
        ("zh_Hans", "zh-Hans"),
        ("English", "en"), ("Dutch", "nl"), ("de.UTF-8", "de"),
    ])
    func `is that of the identifier of a locale`(identifier: String, tag: String) {
        #expect(LanguageTag(localeIdentifier: identifier)?.description == tag)
        #expect(LanguageTag(localeIdentifier: "not a locale") == nil)
    }

    @Test(arguments: [
        ("pt-BR", ["pt-BR", "pt"]), ("en-GB", ["en-GB", "en-001", "en"]), ("en-US", ["en-US", "en"]),
        ("es-MX", ["es-MX", "es-419", "es"]), ("es-ES", ["es-ES", "es"]),
        ("pt-AO", ["pt-AO", "pt-PT", "pt"]),
        ("de-CH-1901", ["de-CH-1901", "de-CH", "de"]),
        ("zh-Hans-CN", ["zh-Hans-CN", "zh-Hans", "zh", "zh-CN"]),
        ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]), ("zh-Hant", ["zh-Hant", "zh-TW"]),
        ("zh-MO", ["zh-MO", "zh-Hant-MO", "zh-Hant-HK", "zh-Hant", "zh-TW"]), ("sr-Latn", ["sr-Latn"]),
        ("sr-Cyrl-RS", ["sr-Cyrl-RS", "sr-Cyrl", "sr"]), ("nb-NO", ["nb-NO", "nb", "no"]), ("ja", ["ja"]),
        ("hi-Latn", ["hi-Latn"]), ("de-Latn", ["de-Latn", "de"]), ("en-u-nu-arab", ["en"]),
    ])
    func `has parents`(text: String, order: [String]) throws {
        var found: [String] = []
        for tag in try LanguageTag(text).lookUpOrder where !found.contains(tag.description) {
            found.append(tag.description)
        }
        #expect(found == order)
    }

    @Test(arguments: [
        ("ar", true), ("ar-EG", true), ("he", true), ("iw", true), ("fa-IR", true), ("ur", true),
        ("ckb", true),
        ("yi", true), ("ps", true), ("ug", true), ("dv", true), ("sd", true), ("az-Arab", true),
        ("pa-PK", true),
        ("pa", false), ("en", false), ("de-AT", false), ("zh-TW", false), ("ar-Latn", false), ("ku", false),
        ("ku-Arab", true), ("x-arab", false),
    ])
    func `has a direction`(text: String, isRightToLeft: Bool) throws {
        #expect(try LanguageTag(text).isRightToLeft == isRightToLeft)
    }
}
