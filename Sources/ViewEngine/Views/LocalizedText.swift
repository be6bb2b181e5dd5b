/// Finds the text of a key among the texts of a project.
package protocol TextLocalizer {
    /// The text in a locale, as a key that is drawn as it is; `nil` if the project has none.
    func text(inTable table: String?, bundle: Bundle?, locale: Locale) -> LocalizedStringKey?
}

/// A text that is looked for in the locale of its environment.
struct LocalizedText {
    /// The text that is drawn if none is found.
    let fallback: Text
    let localizer: any TextLocalizer
    let table: String?
    let bundle: Bundle?

    func text(in environment: EnvironmentValues) -> Text {
        localizer.text(inTable: table, bundle: bundle, locale: environment.locale)
            .map { Text(parts: $0.parts) } ?? fallback
    }
}
