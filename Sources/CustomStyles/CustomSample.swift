/// A parameter for which a source states no value, with the content of the sample in its place.
package struct CustomSample: Hashable, Sendable {
    /// The name of the parameter, also of one that no query can set.
    package let name: String
    /// The texts in the sample.
    package let texts: [String]
    /// Whether the parameter is a view, which is drawn empty.
    package let isView: Bool
    /// Whether the parameter is an image, for which a symbol is drawn, or the name of a symbol.
    package let isImage: Bool

    package init(name: String, texts: [String], isView: Bool, isImage: Bool) {
        self.name = name
        self.texts = texts
        self.isView = isView
        self.isImage = isImage
    }
}
