public import Graphics

/// The attributes that a text itself can have; `View` has modifiers of the same names.
extension Text {
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changing { $0.weight = weight.map(ChosenWeight.weight) }
    }

    public func fontDesign(_ design: Font.Design?) -> Text { changing { $0.design = design } }

    /// Gives the text the bold trait, whose weight depends on the text style.
    public func bold(_ isActive: Bool = true) -> Text {
        changing { $0.weight = isActive ? .boldTrait : nil }
    }

    public func italic(_ isActive: Bool = true) -> Text { changing { $0.isItalic = isActive } }

    /// Has no effect: the digits of the font have one width.
    public func monospacedDigit() -> Text { self }

    public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = tracking } }

    public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

    public func baselineOffset(_ offset: CGFloat) -> Text { changing { $0.baselineOffset = offset } }

    public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text {
        changing { $0.underline = isActive ? TextDecoration(color: color) : nil }
    }

    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text {
        changing { $0.strikethrough = isActive ? TextDecoration(color: color) : nil }
    }
}
