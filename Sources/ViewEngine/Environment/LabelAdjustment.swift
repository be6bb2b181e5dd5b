package import Graphics

/// Changes to the labels of all buttons inside, whatever their styles set.
package struct LabelAdjustment: Hashable, Sendable {
    /// A font that takes the place of another one.
    package struct FontReplacement: Hashable, Sendable {
        package let original, replacement: FontDescriptor

        package init(original: FontDescriptor, replacement: FontDescriptor) {
            self.original = original
            self.replacement = replacement
        }
    }

    /// Added to the room around a label, in points; negative ones take some of it.
    package var insets = EdgeInsets()
    package var fonts: [FontReplacement] = []

    package init() {}

    /// The font in the place of a font that a style sets.
    func font(for original: FontDescriptor) -> FontDescriptor {
        fonts.first { $0.original == original }?.replacement ?? original
    }
}

private struct LabelAdjustmentKey: EnvironmentKey {
    static var defaultValue: LabelAdjustment? { nil }
}

extension EnvironmentValues {
    /// The changes to labels; `nil` for none, as in an app.
    package var labelAdjustment: LabelAdjustment? {
        get { self[LabelAdjustmentKey.self] }
        set { self[LabelAdjustmentKey.self] = newValue }
    }
}
