package import Graphics

extension FixedWidthShaper {
    /// A shaper with the symbols that tests draw: `star`, those of roles in an article, and that of a link.
    package init() {
        self.init(symbolNames: ["star", "face.smiling", "trash", "xmark.circle", "chevron.right"])
    }
}
