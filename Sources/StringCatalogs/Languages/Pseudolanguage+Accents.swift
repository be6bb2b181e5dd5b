extension Pseudolanguage {
    /// A text whose Latin letters have accents.
    static func accented(_ text: String) -> String { String(text.map { accents[$0] ?? $0 }) }

    /// Letters that look like those of ASCII, by these.
    private static let accents = Dictionary(
        uniqueKeysWithValues: zip(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
            "ÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýž"
        )
    )
}
