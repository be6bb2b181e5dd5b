import ResourceFiles
import StringCatalogs
import Testing

@Suite struct `A broken table` {
    private func problems(_ file: String, _ text: String) -> [String] {
        tables([file: text]).problems.map(\.description)
    }

    @Test(arguments: [
        ("Localizable.xcstrings", "{", "Localizable.xcstrings:1:1: the text is not JSON"),
        ("Localizable.xcstrings", "[]", "Localizable.xcstrings#/strings: the catalog has no strings"),
        ("de.lproj/A.strings", "a = b;\nc", "de.lproj/A.strings:2:2: the text is not a property list"),
        ("de.lproj/A.strings", "(a)", "de.lproj/A.strings:1:1: the text is not a property list"),
        ("A.stringsdict", "<plist><dict>", "A.stringsdict:1:14: the text is not a property list"),
        ("A.stringsdict", "bplist00", "A.stringsdict: the property list is binary"),
    ])
    func `has a problem with its place`(file: String, text: String, problem: String) {
        #expect(problems(file, text) == [problem])
    }

    @Test func `does not hide the others`() {
        let tables = tables(["de.lproj/Localizable.strings": "{", "en.lproj/Localizable.strings": "a = b;"])
        #expect(tables.text("a", locale: "de") == "b")
        #expect(tables.problems.count == 1)
    }

    @Test func `has a language, variations and arguments that are known`() {
        let catalog = catalog(
            """
            "a": {"localizations": {"not a language": \(unit("x")), "en": {"variations": {"size": {}}},
              "de": {"variations": {"plural": {"three": \(unit("x")), "other": \(unit("y"))}}},
              "fr": {"stringUnit": {"value": "%#@x@"}, "substitutions": {"x": {"argNum": 0, "stringUnit": {"value": "z"}}}}}}
            """
        )
        #expect(
            catalog.problems.map(\.description) == [
                "Localizable.xcstrings#/strings/a/localizations/not a language: the language is none of BCP 47",
                "Localizable.xcstrings#/strings/a/localizations/en/variations: variations are by device or plural",
                "Localizable.xcstrings#/strings/a/localizations/de/variations/plural/three: the variation is not known",
                "Localizable.xcstrings#/strings/a/localizations/fr/substitutions/x/argNum: "
                    + "an argument has a number from 1",
            ]
        )
        #expect(catalog.text("a", locale: "de") == "y")
    }

    @Test func `has variations of a limited depth`() {
        func nested(_ depth: Int) -> String {
            let start = String(repeating: #"{"variations": {"device": {"other": "#, count: depth)
            return
                #""a": {"localizations": {"en": \#(start)\#(unit("x"))\#(String(repeating: "}}}", count: depth))}}"#
        }
        #expect(catalog(nested(StringLimits.variationDepth)).text("a") == "x")
        #expect(catalog(nested(StringLimits.variationDepth + 1)).text("a") == "a")
        #expect(catalog(nested(StringLimits.variationDepth + 1)).problems.count == 1)
    }

    @Test func `has a limited size`() {
        func table(_ count: Int) -> [String] {
            problems("en.lproj/A.strings", "a = b; //" + String(repeating: " ", count: count - 9))
        }
        #expect(table(StringLimits.fileBytes).isEmpty)
        #expect(
            table(StringLimits.fileBytes + 1) == ["en.lproj/A.strings: the file has more than 8388608 bytes"]
        )
        let unread = FileTree(["A.strings": .unread(byteCount: 1_000_000_000)])
        #expect(
            StringTables(reading: unread, paths: unread.paths).problems.map(\.message) == [
                "the file is too large to be read"
            ]
        )
    }

    @Test func `has a limited number of strings and of problems`() {
        func text(_ count: Int) -> String { (0..<count).map { "k\($0)=v;" }.joined() }
        #expect(problems("A.strings", text(StringLimits.strings)).isEmpty)
        #expect(
            problems("A.strings", text(StringLimits.strings + 1)) == [
                "A.strings: tables have at most 200000 strings together"
            ]
        )
        let broken = Dictionary(
            uniqueKeysWithValues: (0...StringLimits.problems).map { ("\($0).strings", "{") }
        )
        #expect(tables(broken).problems.count == StringLimits.problems)
    }

    @Test func `is read up to any cut`() {
        let text =
            #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": \#(unit("é")), "de": {"variations": {}}}}}}"#
        for count in 0..<text.utf8.count {
            let cut = String(decoding: text.utf8.prefix(count), as: UTF8.self)
            #expect(problems("Localizable.xcstrings", cut).count == 1)
        }
    }
}

@Suite struct `A hostile format` {
    @Test(arguments: ["%(", "%#@", "%1$", "%#@a", "%00000000", "%%%", "%arg", "%1$#@x@"])
    func `takes little time`(part: String) {
        let value = String(repeating: part, count: StringLimits.textBytes / part.utf8.count)
        let tables = tables(["en.lproj/Localizable.strings": "k = \"\(value)\";"])
        #expect(tables.text("k", .integer(1)).utf8.count <= StringLimits.textBytes)
    }
}
