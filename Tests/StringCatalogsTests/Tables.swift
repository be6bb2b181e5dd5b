import ResourceFiles
import StringCatalogs

/// The tables of files by their paths.
func tables(_ files: [String: String]) -> StringTables {
    let tree = FileTree(texts: files)
    return StringTables(reading: tree, paths: tree.paths)
}

/// A catalog with strings as JSON.
func catalog(_ strings: String) -> StringTables {
    tables(["Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#]
    )
}

/// A translated unit.
func unit(_ value: String, state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
}

extension StringTables {
    /// The text of a key, whose arguments are written by their descriptions.
    func text(
        _ key: String,
        _ arguments: StringArgument...,
        locale: String = "en",
        development: String = "en",
        device: StringDevice = .iphone,
        table: String = StringTables.defaultName,
        defaultValue: String? = nil
    ) -> String {
        resolved(
            key,
            arguments,
            locale: locale,
            development: development,
            device: device,
            table: table,
            defaultValue: defaultValue
        ).text
    }

    func resolved(
        _ key: String,
        _ arguments: [StringArgument] = [],
        locale: String = "en",
        development: String = "en",
        device: StringDevice = .iphone,
        table: String = StringTables.defaultName,
        defaultValue: String? = nil
    ) -> ResolvedString {
        let context = StringContext(
            locale: LanguageTag(localeIdentifier: locale) ?? LanguageTag(language: "en"),
            developmentLanguage: LanguageTag(localeIdentifier: development) ?? LanguageTag(language: "en"),
            device: device
        )
        return text(
            of: key,
            in: context,
            table: table,
            defaultValue: defaultValue,
            arguments: arguments
        ) { argument, format in
            switch argument {
            case .integer(let number): "\(number)"
            case .number(let number): "\(number)\(format)"
            case .text(let text): text
            }
        }
    }
}
