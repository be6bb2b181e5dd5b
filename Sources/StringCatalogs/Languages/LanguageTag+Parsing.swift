extension LanguageTag {
    /// Reads a tag that is well-formed, in any case of letters.
    package init(_ text: String) throws(LanguageTagError) {
        guard text.utf8.count <= StringLimits.tagLength else {
            throw LanguageTagError(subtag: "", offset: StringLimits.tagLength)
        }
        let tag = text.lowercased()
        if Self.grandfathered.contains(tag) {
            self.init(language: tag)
            return
        }
        var subtags = try Subtags(tag)
        if let use = try subtags.privateUse() {
            self.init(language: use.joined(separator: "-"))
        } else {
            let language = try subtags.language()
            let script = subtags.next(where: \.isScript).map { $0.prefix(1).uppercased() + $0.dropFirst() }
            let region = subtags.next(where: \.isRegion)?.uppercased()
            let variants = try subtags.variants()
            let extensions = try subtags.extensions() + (subtags.privateUse() ?? [])
            self.init(
                language: Self.replacements[language] ?? language,
                script: script,
                region: region,
                variants: variants,
                extensions: extensions
            )
        }
        try subtags.finish()
    }

    /// Reads the identifier of a locale, such as `pt_BR`, `en_US@calendar=buddhist` or the name of a folder `.lproj`;
    /// `nil` if it is none.
    package init?(localeIdentifier identifier: String) {
        if let name = Self.names[identifier] {
            self.init(language: name)
            return
        }
        let name = identifier.prefix { $0 != "@" && $0 != "." }
        guard let tag = try? LanguageTag(String(name.replacing("_", with: "-"))) else { return nil }
        self = tag
    }

    /// The languages that folders of old projects name in English.
    private static let names = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
        "Dutch": "nl",
    ]

    /// The languages that have another code today.
    private static let replacements = ["iw": "he", "in": "id", "ji": "yi", "mo": "ro", "tl": "fil"]

    /// The tags that are registered as a whole, and whose subtags do not follow the grammar.
    private static let grandfathered: Set = [
        "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo",
        "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de",
    ]
}

/// The subtags of a tag, of which some have been read.
private struct Subtags {
    private let subtags: [String]
    private var index = 0

    init(_ tag: String) throws(LanguageTagError) {
        subtags = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        if let invalid = subtags.firstIndex(where: { !$0.isSubtag }) {
            index = invalid
            throw error
        }
    }

    /// The error at the next subtag.
    private var error: LanguageTagError {
        LanguageTagError(
            subtag: index < subtags.count ? subtags[index] : "",
            offset: subtags.prefix(index).reduce(0) { $0 + $1.count + 1 }
        )
    }

    mutating func next(where isSuitable: (String) -> Bool) -> String? {
        guard index < subtags.count, isSuitable(subtags[index]) else { return nil }
        index += 1
        return subtags[index - 1]
    }

    func finish() throws(LanguageTagError) {
        guard index == subtags.count else { throw error }
    }

    mutating func language() throws(LanguageTagError) -> String {
        guard let language = next(where: { $0.isAlphabetic && $0.count >= 2 }) else { throw error }
        guard language.count <= 3 else { return language }
        var last = language
        for _ in 0..<3 {
            guard let extended = next(where: { $0.isAlphabetic && $0.count == 3 }) else { break }
            last = extended
        }
        return last
    }

    mutating func variants() throws(LanguageTagError) -> [String] {
        var variants: [String] = []
        while let variant = next(where: \.isVariant) {
            guard !variants.contains(variant) else {
                index -= 1
                throw error
            }
            variants.append(variant)
        }
        return variants
    }

    mutating func extensions() throws(LanguageTagError) -> [String] {
        var extensions: [String] = []
        var singletons: Set<String> = []
        while let singleton = next(where: { $0.count == 1 && $0 != "x" }) {
            guard singletons.insert(singleton).inserted else {
                index -= 1
                throw error
            }
            extensions.append(singleton)
            guard let first = next(where: { $0.count >= 2 }) else { throw error }
            extensions.append(first)
            while let subtag = next(where: { $0.count >= 2 }) { extensions.append(subtag) }
        }
        return extensions
    }

    /// The subtags after an `x`, with it; `nil` if there is none.
    mutating func privateUse() throws(LanguageTagError) -> [String]? {
        guard let singleton = next(where: { $0 == "x" }) else { return nil }
        guard index < subtags.count else { throw error }
        let use = [singleton] + subtags[index...]
        index = subtags.count
        return use
    }
}

extension String {
    /// Whether the text is of 1 to 8 letters and digits of ASCII.
    fileprivate var isSubtag: Bool {
        (1...8).contains(utf8.count) && utf8.allSatisfy { $0.isSmallLetter || $0.isDigit }
    }

    fileprivate var isAlphabetic: Bool { utf8.allSatisfy(\.isSmallLetter) }
    fileprivate var isScript: Bool { count == 4 && isAlphabetic }
    fileprivate var isRegion: Bool { count == 2 && isAlphabetic || count == 3 && utf8.allSatisfy(\.isDigit) }
    fileprivate var isVariant: Bool { count >= 5 || count == 4 && utf8.first?.isDigit == true }
}

extension UInt8 {
    fileprivate var isSmallLetter: Bool { (0x61...0x7A).contains(self) }
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
