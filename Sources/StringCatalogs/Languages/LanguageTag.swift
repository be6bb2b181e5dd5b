/// A language with its script and its region, as a tag of BCP 47 (RFC 5646).
package struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
    /// The language in small letters, such as `pt`; of an extended language the extension (`zh-yue` is `yue`), and of a
    /// grandfathered tag all of it.
    package let language: String
    /// The script with a capital, such as `Hant`.
    package let script: String?
    /// The region in capitals, such as `BR` or `419`.
    package let region: String?
    /// The variants in small letters.
    package let variants: [String]
    /// The extensions and the part for private use, in small letters.
    package let extensions: [String]

    package init(
        language: String,
        script: String? = nil,
        region: String? = nil,
        variants: [String] = [],
        extensions: [String] = []
    ) {
        self.language = language
        self.script = script
        self.region = region
        self.variants = variants
        self.extensions = extensions
    }

    /// The tag in its canonical case.
    package var description: String {
        ([language] + [script, region].compactMap(\.self) + variants + extensions).joined(separator: "-")
    }
}

/// Why a text is not a language tag.
package struct LanguageTagError: Error, Hashable, Sendable {
    /// The subtag that is not where it may be; empty if two hyphens or an end take its place.
    package let subtag: String
    /// The number of characters before it.
    package let offset: Int

    package init(subtag: String, offset: Int) {
        self.subtag = subtag
        self.offset = offset
    }
}
