/// The texts of one table in all languages.
package struct StringTable: Equatable, Sendable {
    /// The texts by languages, in their canonical form, and keys; the language `Base` is that of development.
    package internal(set) var localizations: [String: [String: LocalizedString]] = [:]
    /// The language of development that a catalog names.
    package internal(set) var sourceLanguage: LanguageTag?
    /// The keys of a catalog that a person has written, for which Xcode generates members.
    package internal(set) var manualKeys: Set<String> = []

    /// The name of the language of development in tables that do not state it.
    package static let baseLanguage = "Base"
}
