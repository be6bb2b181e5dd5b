import ButtonRendering
import StringCatalogs
import ViewEngine

extension Parameters {
    /// The language of the app, which only a source of a user's own can have texts in.
    static let locale = Parameter(
        "locale",
        for: QueryProperty(
            get: { $0.request.button.control.styleValues.locale },
            set: { locale, values in
                values.request.button.control.styleValues.locale = locale
                guard !values.givesDirection else { return }
                values.request.environment.layoutDirection = values.request.directionOfLanguage
            }
        ),
        as: .language,
        default: { _, _ in nil },
        describesDefault: false,
        summary: """
            The language of the app, as a tag of BCP 47: that of its texts, and of the direction unless one is given; the \
            language of development if not given. Xcode's pseudolanguages, and one with longer texts: \
            \(Pseudolanguage.names.joined(separator: ", ")); also en-XA and ar-XB.
            """
    )

    /// The names that an own parameter takes over; with `root.` before them they still are ours.
    static let namesOfLanguage: Set = ["locale"]

    /// Parameters with the language, after the direction.
    static func withLocale(_ parameters: [Parameter]) -> [Parameter] {
        let position = parameters.firstIndex { $0 === layoutDirection }.map { $0 + 1 } ?? parameters.count
        return parameters[..<position] + [locale] + parameters[position...]
    }
}

extension ButtonRequest {
    /// The direction of the language that is given; from left to right if none is.
    var directionOfLanguage: LayoutDirection {
        let locale = button.control.styleValues.locale
        let isRightToLeft =
            pseudolanguage?.isRightToLeft ?? locale.flatMap { try? LanguageTag($0) }?.isRightToLeft
        return isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    /// The pseudolanguage that is given as the language; `nil` for another one or none.
    var pseudolanguage: Pseudolanguage? {
        button.control.styleValues.locale.flatMap { Pseudolanguage(name: $0) }
    }
}

extension ParameterCodec where Value == String? {
    /// A tag of BCP 47 in its canonical case, or the name of a pseudolanguage.
    fileprivate static var language: ParameterCodec {
        ParameterCodec(
            schema: { context in
                let languages = context.style.languages
                let listed = languages.isEmpty ? usualLanguages : Array(languages.prefix(mostListedLanguages))
                return ParameterSchema(
                    type: .text,
                    names: listed + Pseudolanguage.names,
                    listedValues: listed,
                    maximumLength: StringLimits.tagLength
                )
            },
            decode: { text, _ throws(ParameterError) in
                if let pseudolanguage = Pseudolanguage(name: text) { return pseudolanguage.rawValue }
                if Pseudolanguage.isMeant(by: text) {
                    throw .unknownName(UnknownName(name: text, known: Pseudolanguage.names))
                }
                do throws(LanguageTagError) {
                    return try LanguageTag(text).description
                } catch {
                    throw .notALanguage(part: error.subtag)
                }
            },
            encode: { $0 ?? "none" }
        )
    }

    /// The languages that a sheet lists where a project has no texts: of several scripts, one of them from right to left.
    private static let usualLanguages = ["en", "de", "ja", "ar"]
    /// The greatest number of languages that a sheet lists.
    private static let mostListedLanguages = 24
}
