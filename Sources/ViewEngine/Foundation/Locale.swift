/// The language and the region of texts, under Foundation's name.
public struct Locale: Hashable, Sendable {
    /// The identifier as it was given, such as `en_US` or `pt-BR`.
    public let identifier: String

    public init(identifier: String) {
        self.identifier = identifier
    }

    /// The locale of a picture for which none was chosen: that of English in the United States.
    public static let current = Locale(identifier: "en_US")
}
