public import Graphics
import ViewEngine

extension UIImage {
    /// The size, the weight and the colors of a symbol.
    public struct SymbolConfiguration: Hashable, Sendable {
        fileprivate enum Colors: Hashable, Sendable {
            case one, hierarchical(ColorIdentity), palette([ColorIdentity]), multicolor
        }

        private var size: CGFloat?
        private var font: UIFont?
        private var ownWeight: SymbolWeight?
        private var scale: SymbolScale?
        fileprivate private(set) var colors: Colors?

        public static let unspecified = SymbolConfiguration()

        private init() {}

        /// A size in points, a weight and a scale.
        public init(
            pointSize: CGFloat,
            weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified
        ) {
            size = pointSize
            ownWeight = weight == .unspecified ? nil : weight
            self.scale = scale == .unspecified ? nil : scale
        }

        public init(weight: SymbolWeight) {
            ownWeight = weight
        }

        public init(scale: SymbolScale) {
            self.scale = scale
        }

        /// The size of a text style, which follows Dynamic Type.
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
            font = .preferredFont(forTextStyle: textStyle)
            self.scale = scale == .unspecified ? nil : scale
        }

        public init(font: UIFont, scale: SymbolScale = .unspecified) {
            self.font = font
            self.scale = scale == .unspecified ? nil : scale
        }

        /// Shades of a color for the levels of a symbol.
        public init(hierarchicalColor: UIColor) {
            colors = .hierarchical(ColorIdentity(color: hierarchicalColor))
        }

        /// A color for each level of a symbol.
        public init(paletteColors: [UIColor]) {
            colors = .palette(paletteColors.map { ColorIdentity(color: $0) })
        }

        /// The colors that a symbol has by itself.
        public static func preferringMulticolor() -> SymbolConfiguration {
            var configuration = SymbolConfiguration()
            configuration.colors = .multicolor
            return configuration
        }

        /// One color for the whole symbol.
        public static func preferringMonochrome() -> SymbolConfiguration {
            var configuration = SymbolConfiguration()
            configuration.colors = .one
            return configuration
        }

        /// Returns the configuration with the values of another one where that has some.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            var result = self
            result.size = other.size ?? size
            result.font = other.size == nil ? other.font ?? font : nil
            if other.font != nil { result.size = other.size }
            result.ownWeight = other.ownWeight ?? ownWeight
            result.scale = other.scale ?? scale
            result.colors = other.colors ?? colors
            return result
        }

        // MARK: Drawing

        /// The font that sets the size and the weight of a symbol, in place of a default.
        fileprivate func font(_ defaultFont: Font) -> Font {
            var result = size.map { Font.system(size: $0) } ?? font?.font ?? defaultFont
            if let weight = ownWeight?.weight { result = result.weight(weight) }
            return result
        }

        fileprivate var imageScale: Image.Scale? { scale?.imageScale }
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Hashable, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        fileprivate var weight: Font.Weight? {
            switch self {
            case .unspecified: nil
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The size of a symbol beside text of its font.
    public enum SymbolScale: Hashable, Sendable {
        case `default`, unspecified, small, medium, large

        fileprivate var imageScale: Image.Scale? {
            switch self {
            case .unspecified: nil
            case .small: .small
            case .default, .medium: .medium
            case .large: .large
            }
        }
    }

    /// The configuration of an image, which is that of a symbol here.
    public typealias Configuration = SymbolConfiguration

    /// Whether the image is drawn without a configuration of a symbol and without commands.
    var isPlain: Bool { symbolConfiguration == nil && drawing == nil }

    /// The image as a view, with a font where no configuration has one.
    func drawn(
        _ defaultFont: Font,
        preferring preferred: SymbolConfiguration? = nil,
        contentMode: UIView.ContentMode = .center
    ) -> some View {
        let configuration =
            preferred.map { $0.applying(symbolConfiguration ?? .unspecified) } ?? symbolConfiguration
        return scaled(contentMode)
            .symbolColors(configuration?.colors)
            .font(configuration?.font(defaultFont) ?? defaultFont)
            .modified(with: configuration?.imageScale) { $0.imageScale($1) }
    }

    @SameIdentityBuilder
    private func scaled(_ mode: UIView.ContentMode) -> some View {
        if let drawing {
            DrawnImageView(
                image: drawing,
                contentMode: mode,
                isTemplate: isTemplateDrawing,
                slices: ownSlices
            )
        } else {
            image.scaled(mode)
        }
    }
}

extension Image {
    /// The image as a view of UIKit scales it; in its own size unless the mode fills the view.
    @SameIdentityBuilder
    func scaled(_ mode: UIView.ContentMode) -> some View {
        switch mode {
        case .scaleToFill, .redraw: resizable()
        case .scaleAspectFit: resizable().aspectRatio(contentMode: .fit)
        case .scaleAspectFill: resizable().aspectRatio(contentMode: .fill)
        default: self
        }
    }
}

extension View {
    /// The symbols inside in the colors of a configuration; unchanged if it has none.
    @SameIdentityBuilder
    fileprivate func symbolColors(_ colors: UIImage.SymbolConfiguration.Colors?) -> some View {
        switch colors {
        case .hierarchical(let color):
            symbolRenderingMode(.hierarchical).foregroundStyle(Color(uiColor: color.color))
        case .palette(let colors):
            paletteColors(colors.prefix(3).map { Color(uiColor: $0.color) })
        case .one, .multicolor, nil:
            self
        }
    }

    /// The symbols inside in up to three colors, for the levels of each.
    @SameIdentityBuilder
    private func paletteColors(_ colors: [Color]) -> some View {
        let palette = symbolRenderingMode(.palette)
        switch colors.count {
        case 0: self
        case 1: palette.foregroundStyle(colors[0])
        case 2: palette.foregroundStyle(colors[0], colors[1])
        default: palette.foregroundStyle(colors[0], colors[1], colors[2])
        }
    }
}

/// A color that is equal to itself only.
struct ColorIdentity: Hashable, Sendable {
    let color: UIColor

    static func == (first: ColorIdentity, second: ColorIdentity) -> Bool { first.color === second.color }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(color)) }
}
