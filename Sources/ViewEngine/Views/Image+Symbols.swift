import Graphics

/// The forms of a symbol beside its plain one.
public struct SymbolVariants: Hashable, Sendable {
    private var suffixes: Set<String> = []

    private init(_ suffixes: Set<String>) {
        self.suffixes = suffixes
    }

    public static let none = SymbolVariants([])
    public static let fill = SymbolVariants(["fill"])
    public static let circle = SymbolVariants(["circle"])
    public static let square = SymbolVariants(["square"])
    public static let rectangle = SymbolVariants(["rectangle"])
    public static let slash = SymbolVariants(["slash"])

    public var fill: SymbolVariants { SymbolVariants(suffixes.union(["fill"])) }
    public var circle: SymbolVariants { SymbolVariants(suffixes.union(["circle"])) }
    public var square: SymbolVariants { SymbolVariants(suffixes.union(["square"])) }
    public var slash: SymbolVariants { SymbolVariants(suffixes.union(["slash"])) }

    public func contains(_ other: SymbolVariants) -> Bool { suffixes.isSuperset(of: other.suffixes) }

    /// The name of a symbol in these variants, in the order of SF Symbols' names.
    func name(of symbol: String) -> String {
        guard !suffixes.isEmpty else { return symbol }
        var parts = symbol.split(separator: ".").map(String.init)
        // A filled symbol stays filled: `star.fill` in a circle is `star.circle.fill`.
        let isFilled = parts.count > 1 && parts.last == "fill"
        if isFilled { parts.removeLast() }
        for suffix in ["slash", "circle", "square", "rectangle", "fill"]
        where suffixes.contains(suffix) && !parts.contains(suffix) {
            parts.append(suffix)
        }
        if isFilled, parts.last != "fill" { parts.append("fill") }
        return parts.joined(separator: ".")
    }

    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(suffixes.union(other.suffixes))
    }
}

extension LayoutDirection {
    /// The name under which the shaper, which draws from left to right, knows a symbol in this direction.
    func symbolName(_ name: String) -> String {
        guard self == .rightToLeft else { return name }
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        // The first word is a subject: `forward` by itself is a control of a player.
        return (words.prefix(1) + words.dropFirst().map { Self.opposites[$0] ?? $0 }).joined(separator: ".")
    }

    private static let opposites: [Substring: Substring] = [
        "forward": "backward", "backward": "forward", "leading": "trailing", "trailing": "leading",
    ]
}

/// The colors of the layers of a symbol.
///
/// A symbol in several colors by itself (`multicolor`) has one color here.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension Image {
    /// The size of a symbol beside text of its font.
    public enum Scale: Hashable, Sendable {
        case small, medium, large

        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .medium: 1
            // A plus in a list has 16.33 points of ink in place of 12.92 (measured on iOS 26).
            case .large: 1.264
            }
        }
    }

    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// The image with its own colors, or with the color around it; symbols always have the latter.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var image = self
        image.templateRenderingMode = mode
        return image
    }

    /// Has no effect: a picture has no pixels.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Has no effect.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// The image with the colors of a symbol's layers in a mode.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRenderingMode = mode
        return image
    }
}

extension View {
    public func imageScale(
        _ scale: Image.Scale
    ) -> ModifiedContent<Self, EnvironmentModifier<Image.Scale>> {
        environment(\.imageScale, scale)
    }

    /// Adds variants to those that the symbols inside have.
    public func symbolVariant(
        _ variant: SymbolVariants
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
    }

    /// Sets the mode in which the symbols inside color their layers.
    public func symbolRenderingMode(
        _ mode: SymbolRenderingMode?
    ) -> ModifiedContent<Self, EnvironmentModifier<SymbolRenderingMode?>> {
        environment(\.symbolRendering, mode)
    }
}
