package import ViewEngine

/// A localizer of keys that has their texts also as strings.
package protocol StringLocalizer {
    /// The text as a string, whose characters are no Markdown; nil if there is none.
    func string(in locale: Locale) -> String?
}

extension LocalizedStringKey {
    /// The text of the key as a string, in a locale.
    package func string(in locale: Locale) -> String {
        (localizer as? any StringLocalizer)?.string(in: locale) ?? string
    }
}
