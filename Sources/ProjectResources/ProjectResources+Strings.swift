package import StringCatalogs

// Texts, which are looked for in all bundles: first in all languages of the first one.
extension ProjectResources {
    /// Whether there are any texts.
    package var hasTexts: Bool { bundles.contains { !$0.strings.tables.isEmpty } }

    /// Whether there are texts in a language or in one of its parents.
    package func hasTexts(in language: LanguageTag) -> Bool {
        bundles.contains { $0.strings.hasTexts(in: language) }
    }

    /// Whether the texts of a locale are in another language than its own: there are texts, but none in it.
    package func lacksLanguage(of locale: String) -> Bool {
        guard hasTexts, let language = LanguageTag(localeIdentifier: locale) else { return false }
        let development = developmentLanguage.lookUpOrder
        return !language.lookUpOrder.contains(where: development.contains) && !hasTexts(in: language)
    }

    /// The languages of all texts, in their canonical form and in the order of the alphabet.
    package var languages: [String] { Set(bundles.flatMap(\.strings.languages)).sorted() }

    /// The languages in which an image is looked for in a locale, the nearest first.
    package func languages(of locale: String) -> [String] {
        (LanguageTag(localeIdentifier: locale) ?? developmentLanguage).lookUpOrder.map(\.description)
    }

    /// Whether a table has a text for a key.
    package func hasText(forKey key: String) -> Bool {
        bundles.contains { bundle in
            bundle.strings.tables.values.contains { table in
                table.localizations.values.contains { $0[key] != nil }
            }
        }
    }

    /// The text of a key with its arguments in a locale, and then in a pseudolanguage; `nil` if there is none, also not in the
    /// language of development.
    ///
    /// The function writes an argument in a format such as `%lld`.
    package func text(
        of key: String,
        inTable table: String? = nil,
        locale: String,
        pseudolanguage: Pseudolanguage? = nil,
        arguments: [StringArgument] = [],
        in preference: BundlePreference = BundlePreference(),
        write: @escaping (StringArgument, String) -> String
    ) -> String? {
        let context = StringContext(
            locale: LanguageTag(localeIdentifier: locale) ?? developmentLanguage,
            developmentLanguage: developmentLanguage,
            pseudolanguage: pseudolanguage
        )
        return first(preference) { bundle in
            let found = bundle.strings.text(
                of: key,
                in: context,
                table: table ?? StringTables.defaultName,
                arguments: arguments,
                write: write
            )
            guard case .table = found.source else { return nil }
            return found.text
        }
    }

    /// The text of a generated member, with the type of its table: `cartCheckoutTitle`.
    package func string(
        ofMember path: String,
        in preference: BundlePreference = BundlePreference()
    ) -> StringSymbols.Symbol? {
        first(preference) { $0.stringSymbols.members[path] }
    }

    /// The tables and keys by the letters and digits of the keys, for the names of SwiftGen.
    package var keysByLetters: [String: (table: String, key: String)] {
        var keys: [String: (table: String, key: String)] = [:]
        for bundle in bundles {
            for (table, content) in bundle.strings.tables.sorted(by: { $0.key < $1.key }) {
                for key in Set(content.localizations.values.flatMap(\.keys)).sorted() {
                    let letters = key.lettersAndDigits
                    if keys[letters] == nil { keys[letters] = (table, key) }
                }
            }
        }
        return keys
    }
}
