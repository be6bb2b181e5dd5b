import Graphics
import ViewEngine

/// The contrast that a text needs, by its size and weight.
struct TextContrastLimits {
    /// WCAG 2.2, SC 1.4.3 (AA) and 1.4.6 (AAA).
    let minimum, enhanced: Double
    /// Apple's accessibility guidelines: up to 17 points, from 18 points, and bold at every size.
    let apple: Double

    /// The limits of a font in points, which are CSS pixels.
    init(_ font: FontDescriptor) {
        let isBold = font.weight >= 700
        // 18 and 14 typographic points.
        let isLarge = font.size >= 24 || isBold && font.size >= 18.66
        (minimum, enhanced) = isLarge ? (3, 4.5) : (4.5, 7)
        apple = isBold || font.size >= 18 ? 3 : 4.5
    }
}

extension AuditedPicture {
    /// Texts that are hard to tell from what is behind them.
    func textContrastFindings() -> [Finding] {
        elements.compactMap { element in
            guard element.kind == .text, let font = element.font, let contrast = element.seenContrast,
                element.text?.contains(where: { !$0.isWhitespace }) == true
            else { return nil }
            switch contrast {
            case .unknown(let obstacle):
                return .notMeasured(
                    .textContrast,
                    severity: element.isRead ? .error : .information,
                    of: element,
                    in: condition,
                    because: obstacle.reason
                )
            case .ratio(let ratio, let foreground, let background):
                let limits = TextContrastLimits(font)
                guard ratio < limits.enhanced else { return nil }
                let isTooLow = ratio < limits.minimum
                let severity: Finding.Severity =
                    switch (isTooLow && element.isRead, ratio < limits.apple) {
                    case (true, true): .error
                    case (true, false): .warning
                    case (false, _): .information
                    }
                var finding = Finding(
                    .textContrast,
                    severity: severity,
                    of: element,
                    in: condition,
                    measured: ratio,
                    limit: isTooLow ? limits.minimum : limits.enhanced,
                    unit: .ratio
                )
                finding.foreground = foreground
                finding.background = background
                if systemColors.contains(foreground, on: background)
                    || systemColors.containsLabel(foreground, on: background) && isOfSystemBorder(element)
                {
                    finding.origin = .system
                }
                if isOfStyle, foreground == condition.colorScheme.labelColor {
                    finding.certainty = .notMeasured
                    finding.reason = "the style leaves the color of the label to its callers"
                }
                return finding
            }
        }
    }
}

extension ColorScheme {
    /// The color of a label for which nothing says one.
    fileprivate var labelColor: ResolvedColor { ResolvedColor(self == .dark ? 0xFFFFFF : 0x000000) }
}

extension InspectedElement {
    /// Whether the limits of a text hold for it, which they do not for inactive controls and for decoration.
    var isRead: Bool { isEnabled && !isHidden }
}

extension PaintObstacle {
    /// The reason for which a color is not measured, as a sentence without its end.
    var reason: String {
        switch self {
        case .glass: "glass shows the light of its surroundings"
        case .material: "a material shows what is behind it"
        case .blendMode: "a blend mode mixes the colors"
        case .blur: "a blur is behind it or over it"
        case .shadow: "a shadow is behind it"
        case .mask: "a mask hides a part of what is behind it"
        case .image: "an image is behind it or a part of it"
        case .text: "another text or symbol overlaps it"
        }
    }
}
