import AppleDesign
import Graphics
import ViewEngine

/// The pairs of a text and its ground that Apple's own styles draw by default: who uses them has not chosen them.
struct SystemColorPair {
    /// The fills of a prominent button, whose label is white.
    private let fills: [ResolvedColor]
    /// The colors of labels, tints and links.
    private let labels: [ResolvedColor]
    /// The backgrounds of screens and of cells, with and without the gray fill of a bordered button.
    private let grounds: [ResolvedColor]
    /// All colors of the system, as they are on a white and on a black ground.
    private let all: [ResolvedColor]

    private static let white = ResolvedColor(0xFFFFFF)
    private static let black = ResolvedColor(0x000000)

    /// The pairs of both designs in an appearance.
    init(_ scheme: ColorScheme, contrast: ColorSchemeContrast) {
        var (fills, labels, grounds): ([ResolvedColor], [ResolvedColor], [ResolvedColor]) = ([], [], [])
        var all: [ResolvedColor] = []
        for palette in [SystemDesign.iOS18, .iOS26].map(\.palette) {
            func color(_ name: SystemColor) -> ResolvedColor {
                palette.color(name, scheme: scheme, contrast: contrast)
            }
            all += SystemColor.allCases.map(color)
            fills += [color(.blue), color(.red)]
            labels += [.blue, .red, .link].map(color)
            labels += [.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText].map(color)
            // A level of such a color, as `.secondary` in `.secondary`.
            labels += palette.hierarchicalOpacities.dropFirst().map {
                color(.secondaryLabel).multiplyingOpacity(by: $0)
            }
            let primary = scheme == .dark ? Self.white : Self.black
            labels += palette.hierarchicalOpacities.map(primary.multiplyingOpacity)
            let screens = [.background, .secondaryBackground, .secondaryGroupedBackground].map(color)
            grounds += screens + screens.map(color(.secondaryFill).composited)
        }
        self.fills = fills
        self.labels = labels
        self.grounds = grounds
        let ground = scheme == .dark ? Self.black : Self.white
        self.all = all.map { $0.composited(over: ground) }.filter {
            !$0.isNear(Self.white) && !$0.isNear(Self.black)
        }
    }

    /// Whether an opaque color is one of the system, beside black and white, or such a color at an opacity over one of them.
    func contains(_ color: ResolvedColor) -> Bool {
        all.contains { system in
            color.isNear(system) || color.isMix(of: system, over: Self.white)
                || color.isMix(of: system, over: Self.black)
        }
    }

    /// Whether both opaque colors are such a pair.
    func contains(_ foreground: ResolvedColor, on background: ResolvedColor) -> Bool {
        if foreground.isNear(Self.white), fills.contains(where: background.isNear) { return true }
        return grounds.contains(where: background.isNear) && containsLabel(foreground, on: background)
    }

    /// Whether an opaque color is that of a label on a background, which can be a border's that the system tints.
    func containsLabel(_ foreground: ResolvedColor, on background: ResolvedColor) -> Bool {
        labels.contains { foreground.isNear($0.composited(over: background)) }
    }
}

extension ResolvedColor {
    /// The least opacity at which a color can be told from others that are almost its ground.
    private static let leastOpacity = 0.1

    /// Whether the color is another one at an opacity over an opaque ground.
    fileprivate func isMix(of other: ResolvedColor, over ground: ResolvedColor) -> Bool {
        func distances(_ color: ResolvedColor) -> [Double] {
            [color.red - ground.red, color.green - ground.green, color.blue - ground.blue]
        }
        let (own, full) = (distances(self), distances(other))
        let length = zip(full, full).reduce(0) { $0 + $1.0 * $1.1 }
        let opacity = zip(own, full).reduce(0) { $0 + $1.0 * $1.1 } / length
        guard opacity >= Self.leastOpacity, opacity <= 1 else { return false }
        // The ground itself is mixed of bytes.
        return zip(own, full).allSatisfy { abs($0 - opacity * $1) < 0.5 / 255 }
    }

    /// Whether the components differ by less than a step of a byte.
    fileprivate func isNear(_ other: ResolvedColor) -> Bool {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 1 / 255
    }
}
