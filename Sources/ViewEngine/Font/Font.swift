public import Graphics

/// A system font, described by a text style or by a size.
public struct Font: Hashable, Sendable {
    /// The purpose of a text; its size follows Dynamic Type.
    public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3
        case headline, body, callout, subheadline, footnote, caption, caption2
    }

    /// The weight of the strokes, on the scale of OpenType's `wght`.
    public struct Weight: Hashable, Sendable {
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// A family of forms; every one is drawn in the system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The width of the letters; every one is drawn in the system font.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) {
            self.value = value
        }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// The distance between lines; every one is drawn as the standard one.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    private enum Size: Hashable, Sendable {
        case style(TextStyle)
        case points(CGFloat)
        /// A size at the default Dynamic Type size, which grows with a text style.
        case scaled(CGFloat, relativeTo: TextStyle)
    }

    private var size: Size
    /// The factor of the resolved size.
    private var scale: CGFloat = 1
    /// `nil` for the weight of the text style.
    private var weight: ChosenWeight?
    package private(set) var isItalic = false
    package private(set) var design = Design.default
    /// The name of a font of the app.
    private var name: String?
    /// The weight and the slope that the name states, or that the font has beside it.
    private var namedWeight: ChosenWeight?
    private var isNamedItalic = false

    public static let largeTitle = Font(.largeTitle)
    public static let title = Font(.title)
    public static let title2 = Font(.title2)
    public static let title3 = Font(.title3)
    public static let headline = Font(.headline)
    public static let body = Font(.body)
    public static let callout = Font(.callout)
    public static let subheadline = Font(.subheadline)
    public static let footnote = Font(.footnote)
    public static let caption = Font(.caption)
    public static let caption2 = Font(.caption2)

    private init(_ style: TextStyle, weight: Weight? = nil) {
        size = .style(style)
        self.weight = weight.map(ChosenWeight.weight)
    }

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(style, weight: weight).design(design ?? .default)
    }

    /// The system font at a fixed size in points, independent of Dynamic Type.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.body, weight: weight).design(design ?? .default)
        font.size = .points(size)
        return font
    }

    /// A font of the project at a size that grows with Dynamic Type, by its PostScript name, or that of its family.
    ///
    /// In place of one that is not known there is the system font, whose weight and slope are those that the name states.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A font of the project at a size that grows with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        var font = Font(style, weight: .regular).named(name)
        font.size = .scaled(size, relativeTo: style)
        return font
    }

    /// A font of the project at a fixed size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        system(size: fixedSize).named(name)
    }

    /// The font with the weight and the slope of a PostScript name.
    private func named(_ name: String) -> Font {
        let face = FontFace(postScriptName: name)
        var font = self
        font.name = name
        font.weight = face.weight.map(ChosenWeight.weight) ?? weight
        font.isItalic = face.isItalic
        font.namedWeight = font.weight
        font.isNamedItalic = font.isItalic
        return font
    }

    /// Whether another font is drawn in place of this one.
    func isApproximated(in environment: EnvironmentValues) -> Bool {
        name == nil ? design != .default : face(in: environment) == nil
    }

    /// The face of the project; `nil` for the system font.
    private func face(in environment: EnvironmentValues) -> FaceReference? {
        guard let name, let fonts = environment.fonts else { return nil }
        return fonts.face(
            named: name,
            weight: weight == namedWeight ? nil : resolvedWeight(in: environment.palette).value,
            isItalic: isItalic == isNamedItalic ? nil : isItalic
        )
    }

    public func weight(_ weight: Weight) -> Font { choosing(.weight(weight)) }

    func choosing(_ weight: ChosenWeight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// The font with the bold trait, which is no weight: small text styles have a semibold face as their bold one.
    public func bold() -> Font { choosing(.boldTrait) }

    /// Whether the font has the bold trait, or one of the weights that have it in UIKit.
    package var isBold: Bool {
        get {
            switch weight {
            case nil: false
            case .boldTrait: true
            case .weight(let weight): weight.value >= Weight.semibold.value
            }
        }
        set {
            if newValue != isBold { weight = newValue ? .boldTrait : nil }
        }
    }

    /// The font at a fixed size in points.
    package func resized(to points: CGFloat) -> Font {
        var font = self
        font.size = .points(points)
        font.scale = 1
        return font
    }

    /// The font with its fixed size in points as that at the default size of text, from which it grows with a style.
    package func scaled(relativeTo style: TextStyle) -> Font {
        guard case .points(let points) = size else { return self }
        var font = self
        font.size = .scaled(points, relativeTo: style)
        return font
    }

    /// The font with its resolved size times a factor; factors are multiplied.
    public func scaled(by factor: CGFloat) -> Font {
        var font = self
        font.scale *= factor
        return font
    }

    public func italic() -> Font { italic(true) }

    package func italic(_ isItalic: Bool) -> Font {
        var font = self
        font.isItalic = isItalic
        return font
    }

    package func design(_ design: Design) -> Font {
        var font = self
        font.design = design
        return font
    }

    public func monospaced() -> Font { design(.monospaced) }

    /// Has no effect: the digits of the font have one width.
    public func monospacedDigit() -> Font { self }

    /// Has no effect: the font has no small capitals.
    public func smallCaps() -> Font { self }

    /// Has no effect: the font has no small capitals.
    public func lowercaseSmallCaps() -> Font { self }

    /// Has no effect: the font has no small capitals.
    public func uppercaseSmallCaps() -> Font { self }

    public func width(_ width: Width) -> Font { self }

    public func leading(_ leading: Leading) -> Font { self }

    func resolve(in environment: EnvironmentValues) -> FontDescriptor {
        let font = unadjusted(in: environment)
        return environment.labelAdjustment?.font(for: font) ?? font
    }

    private func unadjusted(in environment: EnvironmentValues) -> FontDescriptor {
        var descriptor = FontDescriptor(
            size: points(in: environment) * scale,
            weight: resolvedWeight(in: environment.palette).value,
            isItalic: isItalic
        )
        descriptor.face = face(in: environment)
        return descriptor
    }

    private func points(in environment: EnvironmentValues) -> CGFloat {
        switch size {
        case .style(let style): environment.palette.size(of: style, at: environment.dynamicTypeSize)
        case .scaled(let points, let style):
            points * environment.palette.size(of: style, at: environment.dynamicTypeSize)
                / environment.palette.size(of: style, at: .large)
        case .points(let points): points
        }
    }

    private func resolvedWeight(in palette: SystemPalette) -> Weight {
        switch (weight, size) {
        case (.weight(let weight), _): weight
        case (nil, .style(let style)): palette.weight(of: style)
        case (nil, .scaled), (nil, .points): .regular
        case (.boldTrait, .style(let style)): palette.boldWeight(of: style)
        // The bold face of a family of the app is called bold, whatever its size.
        case (.boldTrait, _) where name != nil: .bold
        case (.boldTrait, .points(let points)), (.boldTrait, .scaled(let points, _)):
            palette.boldWeight(ofSize: points)
        }
    }
}
