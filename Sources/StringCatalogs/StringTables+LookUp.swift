/// The circumstances in which a text is looked for.
package struct StringContext: Hashable, Sendable {
    /// The language of the app.
    package var locale: LanguageTag
    /// The language of development, whose texts take the place of those that are missing.
    package var developmentLanguage: LanguageTag
    package var device: StringDevice
    /// The pseudolanguage in which the text that is found is written.
    package var pseudolanguage: Pseudolanguage?

    package init(
        locale: LanguageTag,
        developmentLanguage: LanguageTag = LanguageTag(language: "en"),
        device: StringDevice = .iphone,
        pseudolanguage: Pseudolanguage? = nil
    ) {
        self.locale = locale
        self.developmentLanguage = developmentLanguage
        self.device = device
        self.pseudolanguage = pseudolanguage
    }
}

/// A text that has been looked for.
package struct ResolvedString: Hashable, Sendable {
    /// The place that the text is from.
    package enum Source: Hashable, Sendable {
        /// A table, in a language.
        case table(LanguageTag)
        /// The default value of the source.
        case defaultValue
        /// The key itself.
        case key
    }

    package let text: String
    package let source: Source
}

extension StringTables {
    /// The text of a key with its arguments: of the locale, its parents, the language of development and its parents, else
    /// the default value, else the key.
    ///
    /// The function returns the text of an argument in a format such as `%lld`.
    package func text(
        of key: String,
        in context: StringContext,
        table: String = StringTables.defaultName,
        defaultValue: String? = nil,
        arguments: [StringArgument] = [],
        write: @escaping (StringArgument, String) -> String
    ) -> ResolvedString {
        func expanded(_ string: LocalizedString, in language: LanguageTag) -> String? {
            var expansion = FormatExpansion(
                of: string,
                in: language,
                on: context.device,
                in: context.pseudolanguage,
                arguments: arguments,
                write: write
            )
            return expansion.expand()
        }
        for (name, language) in Self.lookUpOrder(in: context) {
            guard let string = tables[table]?.localizations[name]?[key],
                let text = expanded(string, in: language)
            else { continue }
            return ResolvedString(text: text, source: .table(language))
        }
        let rest = LocalizedString(.text(defaultValue ?? key))
        return ResolvedString(
            text: expanded(rest, in: context.developmentLanguage) ?? key,
            source: defaultValue == nil ? .key : .defaultValue
        )
    }

    /// Whether the tables have texts of a language or of one of its parents.
    package func hasTexts(in language: LanguageTag) -> Bool {
        let names = language.lookUpOrder.map(\.description)
        return tables.values.contains { table in names.contains { table.localizations[$0] != nil } }
    }

    /// The languages in which a text is looked for, with their names in tables.
    private static func lookUpOrder(in context: StringContext) -> [(name: String, language: LanguageTag)] {
        let languages = context.locale.lookUpOrder + context.developmentLanguage.lookUpOrder
        return languages.map { ($0.description, $0) }
            + [(StringTable.baseLanguage, context.developmentLanguage)]
    }
}
