package import Graphics

extension FixedWidthShaper {
    /// A shaper with the symbols that tests draw: `star`, and those of roles in an article.
    package init() {
        self.init(symbolNames: ["star", "face.smiling", "trash", "xmark.circle"])
    }
}
