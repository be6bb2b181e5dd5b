public import Graphics

/// The attributes of all texts in a view.
extension View {
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        textTraits { $0.weight = weight.map(ChosenWeight.weight) }
    }

    public func fontDesign(_ design: Font.Design?) -> some View { textTraits { $0.design = design } }

    /// Has no effect: the font has one width.
    public func fontWidth(_ width: Font.Width?) -> Self { self }

    /// Gives the texts the bold trait, whose weight depends on the text style of each.
    public func bold(_ isActive: Bool = true) -> some View {
        textTraits { $0.weight = isActive ? .boldTrait : nil }
    }

    public func italic(_ isActive: Bool = true) -> some View { textTraits { $0.isItalic = isActive } }

    public func monospaced(_ isActive: Bool = true) -> some View {
        fontDesign(isActive ? .monospaced : nil)
    }

    /// Has no effect: the digits of the font have one width.
    public func monospacedDigit() -> Self { self }

    public func tracking(_ tracking: CGFloat) -> some View { textTraits { $0.tracking = tracking } }

    public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

    public func baselineOffset(_ offset: CGFloat) -> some View {
        textTraits { $0.baselineOffset = offset }
    }

    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        textTraits { $0.underline = isActive ? TextDecoration(color: color) : nil }
    }

    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        textTraits { $0.strikethrough = isActive ? TextDecoration(color: color) : nil }
    }

    public func textCase(_ textCase: Text.Case?) -> some View { textTraits { $0.textCase = textCase } }

    /// Limits the number of lines; `nil` for no limit.
    public func lineLimit(_ limit: Int?) -> some View { textTraits { $0.lineLimit = limit } }

    /// Limits the number of lines, and leaves no space for those that are missing.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

    /// Limits the number of lines to the end of a range.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Sets no limit: a picture reserves no lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }

    /// Limits the number of lines to the end of a range.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        textTraits { $0.minimumScaleFactor = factor }
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        textTraits { $0.truncationMode = mode }
    }

    public func lineSpacing(_ spacing: CGFloat) -> some View { textTraits { $0.lineSpacing = spacing } }

    /// Has no effect: a text is never tightened.
    public func allowsTightening(_ flag: Bool) -> Self { self }

    private func textTraits(
        _ change: @escaping (inout TextTraits) -> Void
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        modifier(
            TransformEnvironmentModifier { environment in
                var traits = environment.textTraits ?? TextTraits()
                change(&traits)
                environment.textTraits = traits
            }
        )
    }
}
