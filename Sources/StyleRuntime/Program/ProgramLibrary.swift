package import ViewEngine

/// The resources of a project that a running program draws with.
package protocol ProgramLibrary: ImageLibrary {
    /// The accent color of the app; nil for the system's.
    var accent: Color? { get }
    /// The fonts of the project; nil if it has none, or none is used.
    var fonts: (any FontBook)? { get }
    /// The language of development.
    var developmentLocale: Locale { get }

    /// Whether the project has texts, but none in the language of a locale.
    func lacksLanguage(_ locale: Locale) -> Bool
}
