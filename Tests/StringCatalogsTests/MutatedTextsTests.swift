import Corpus
import ResourceFiles
import StringCatalogs
import Testing

@Suite struct `A table with random errors` {
    private static let catalog = """
        {"sourceLanguage": "en", "strings": {"%@ %lld": {"extractionState": "manual", "localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%1$@ %#@n@ %(name)@ %5.2f%%"},
        "substitutions": {"n": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"value": "%arg x"}}, "other": {"stringUnit": {"value": "%arg xs %#@n@"}}}}}}}}}}}
        """
    private static let dictionary = """
        <plist><dict><key>%@ %lld</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$#@n@</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key><string>%d %#@n@</string>
        </dict></dict></dict></plist>
        """

    @Test func `is read as far as it is understood`() {
        var random = RandomBytes(seed: 13)
        for _ in 0..<2_000 {
            let tree = FileTree([
                "Localizable.xcstrings": .bytes(random.mutated(Array(Self.catalog.utf8))),
                "de.lproj/Localizable.stringsdict": .bytes(random.mutated(Array(Self.dictionary.utf8))),
            ])
            let tables = StringTables(reading: tree, paths: tree.paths)
            for locale in ["de", "en"] {
                _ = tables.text("%@ %lld", .text("a"), .integer(2), locale: locale)
            }
            _ = StringSymbols(of: tables)
        }
    }

    @Test func `has tags that are read or refused`() {
        var random = RandomBytes(seed: 17)
        for _ in 0..<5_000 {
            let text = String(
                decoding: random.mutated(Array("zh-cmn-Hans-CN-1996-a-bbb-x-c".utf8)),
                as: UTF8.self
            )
            guard let tag = try? LanguageTag(text) else { continue }
            #expect((try? LanguageTag(tag.description)) == tag, "\(text) is \(tag)")
            _ = (tag.lookUpOrder, tag.isRightToLeft)
        }
    }
}
