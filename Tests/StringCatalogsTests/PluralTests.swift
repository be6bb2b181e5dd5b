import StringCatalogs
import Testing

@Suite struct `The category of a number` {
    // Numbers of the samples in CLDR's plural rules.
    @Test(
        arguments: [
            (
                "ja ko zh zh-Hant vi th id ms my lo yue bo wo yo",
                ["other": [0, 1, 2, 5, 11, 21, 100, 1_000_000]]
            ),
            (
                "en de nl sv da nb nn fi et el hu tr bg az ka kk ky mn ml mr ne ta te ur uz sq eu af sw so gl eo or",
                ["one": [1], "other": [0, 2, 5, 11, 21, 101, 1_000_000]]
            ),
            ("hi bn fa gu kn zu am hy pa si mg", ["one": [0, 1], "other": [2, 11, 101, 1_000_000]]),
            (
                "es ca it pt-PT pt-AO",
                ["one": [1], "many": [1_000_000, 3_000_000], "other": [0, 2, 100, 1_000_001]]
            ),
            ("fr fr-CA pt pt-BR", ["one": [0, 1], "many": [1_000_000], "other": [2, 100, 1_000_001]]),
            (
                "ru uk be",
                [
                    "one": [1, 21, 101, 1001], "few": [2, 3, 4, 22, 104],
                    "many": [0, 5, 11, 12, 14, 19, 20, 111, 112],
                ]
            ),
            (
                "sr hr bs",
                ["one": [1, 21, 101], "few": [2, 4, 22, 104], "other": [0, 5, 11, 12, 14, 20, 111]]
            ),
            ("pl", ["one": [1], "few": [2, 4, 22, 104], "many": [0, 5, 11, 12, 21, 101, 112]]),
            ("cs sk", ["one": [1], "few": [2, 3, 4], "other": [0, 5, 21, 22, 102]]),
            (
                "sl hsb dsb",
                ["one": [1, 101, 201], "two": [2, 102], "few": [3, 4, 103], "other": [0, 5, 11, 12, 100]]
            ),
            ("ro", ["one": [1], "few": [0, 2, 16, 101, 119], "other": [20, 35, 100, 1_000_000]]),
            ("lt", ["one": [1, 21, 101], "few": [2, 9, 22, 102], "other": [0, 10, 11, 12, 20, 111]]),
            ("lv", ["zero": [0, 10, 11, 19, 20, 111], "one": [1, 21, 101], "other": [2, 9, 22, 102]]),
            (
                "ar",
                [
                    "zero": [0], "one": [1], "two": [2], "few": [3, 10, 103, 1003],
                    "many": [11, 26, 111, 1011],
                    "other": [100, 101, 102, 200, 1_000_000],
                ]
            ),
            ("he", ["one": [1], "two": [2], "other": [0, 3, 10, 20, 100]]),
            ("ga", ["one": [1], "two": [2], "few": [3, 6], "many": [7, 10], "other": [0, 11, 100]]),
            (
                "cy",
                ["zero": [0], "one": [1], "two": [2], "few": [3], "many": [6], "other": [4, 5, 7, 20, 100]]
            ),
            ("gd", ["one": [1, 11], "two": [2, 12], "few": [3, 10, 13, 19], "other": [0, 20, 21, 100]]),
            (
                "mt",
                [
                    "one": [1], "two": [2], "few": [0, 3, 10, 103], "many": [11, 19, 111],
                    "other": [20, 100, 101],
                ]
            ),
            ("is mk", ["one": [1, 21, 101], "other": [0, 2, 11, 111]]),
            ("fil ceb tl", ["one": [0, 1, 2, 3, 5, 7, 8, 11, 13, 101], "other": [4, 6, 9, 14, 106]]),
            (
                "br",
                [
                    "one": [1, 21, 101], "two": [2, 22], "few": [3, 4, 9, 23], "many": [1_000_000],
                    "other": [0, 11, 13, 70, 91],
                ]
            ),
            ("gv", ["one": [1, 11], "two": [2, 12], "few": [0, 20, 100], "other": [3, 10, 13]]),
            ("xx x-own", ["other": [0, 1, 2]]),
        ] as [(String, [String: [Int]])]
    )
    func `is that of CLDR`(languages: String, samples: [String: [Int]]) throws {
        for language in languages.split(separator: " ") {
            let tag = try LanguageTag(String(language))
            for (category, numbers) in samples {
                for number in numbers {
                    #expect(
                        PluralCategory(of: number, in: tag).rawValue == category,
                        "\(number) in \(language)"
                    )
                }
            }
        }
    }

    @Test func `does not depend on its sign, and traps for none`() throws {
        let russian = try LanguageTag("ru")
        #expect(PluralCategory(of: -21, in: russian) == .one)
        #expect(PluralCategory(of: .min, in: russian) == PluralCategory(of: .min, in: russian))
    }
}
