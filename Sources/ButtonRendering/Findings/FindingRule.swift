/// A rule that a button can break, by its name in every output.
package enum FindingRule: String, CaseIterable, Sendable {
    case textContrast = "text-contrast"
    case nonTextContrast = "non-text-contrast"
    case touchTarget = "touch-target"
    case statesLookAlike = "states-look-alike"
    case textCutOff = "text-cut-off"
    case fixedSize = "fixed-size"
    case smallText = "small-text"
    case missingLabel = "missing-label"
    case labelInName = "label-in-name"
    case missingTrait = "missing-trait"
    case notReachable = "not-reachable"
    case colorOnly = "color-only"
    case reduceMotion = "reduce-motion"
    case notMirrored = "not-mirrored"
    case schemeLost = "scheme-lost"

    /// The name of the type in `XCUIAccessibilityAuditType` that finds the same; `nil` if Apple's audit has none.
    package var appleAuditType: String? {
        switch self {
        case .textContrast, .nonTextContrast: "contrast"
        case .touchTarget: "hitRegion"
        case .textCutOff: "textClipped"
        case .fixedSize: "dynamicType"
        case .missingLabel, .labelInName: "sufficientElementDescription"
        case .missingTrait: "trait"
        case .notReachable: "elementDetection"
        case .statesLookAlike, .smallText, .colorOnly, .reduceMotion, .notMirrored, .schemeLost: nil
        }
    }

    /// The problem as a short noun phrase, without a full stop.
    package var summary: String {
        switch self {
        case .textContrast: "Text with too little contrast"
        case .nonTextContrast: "Border, fill or symbol with too little contrast"
        case .touchTarget: "Small touch target"
        case .statesLookAlike: "State without a visible difference"
        case .textCutOff: "Text that is cut off"
        case .fixedSize: "Size that does not follow the text size"
        case .smallText: "Small text"
        case .missingLabel: "Control without a label"
        case .labelInName: "Accessibility label without the visible text"
        case .missingTrait: "Gesture without the trait of a button"
        case .notReachable: "Control that is hidden from accessibility"
        case .colorOnly: "Difference by color only"
        case .reduceMotion: "Movement despite reduced motion"
        case .notMirrored: "Layout that is not mirrored"
        case .schemeLost: "Text or border that is invisible in one color scheme"
        }
    }

    /// The requirement, and what meets it, in one sentence.
    package var help: String {
        switch self {
        case .textContrast:
            "Text needs a contrast of at least 4.5 to 1 with what is behind it, and large text 3 to 1: use a darker "
                + "or a lighter color in this state and color scheme."
        case .nonTextContrast:
            "What shows that something is a control, its border, fill or symbol, needs a contrast of at least 3 to 1 "
                + "with what is around it."
        case .touchTarget:
            "The region that takes a press needs at least 24 × 24 points, and by Apple's guidelines 28 × 28 or better "
                + "44 × 44: add padding, a frame or a content shape."
        case .statesLookAlike:
            "Each state needs a visible difference from the normal one: change a color, the opacity or the scale with "
                + "isPressed, isEnabled or isFocused."
        case .textCutOff:
            "Text must be whole up to twice its size and in each language: let it wrap, or let the frame grow with it."
        case .fixedSize:
            "Fonts, frames and line limits must follow the text size of the user: use text styles, minimum sizes "
                + "instead of fixed ones, or ScaledMetric."
        case .smallText:
            "Text of less than 11 points is hard to read at the default text size: use the text style footnote, "
                + "caption or a larger one."
        case .missingLabel:
            "A control without text needs an accessibility label in words: add one with accessibilityLabel, or use a "
                + "Label."
        case .labelInName:
            "The accessibility label must contain the text that is visible, so that people who speak to the device can "
                + "say what they see."
        case .missingTrait:
            "Assistive technology announces what can be tapped only as a button: use a Button, or add the trait "
                + "isButton beside the gesture."
        case .notReachable:
            "A control that is drawn must be reachable by assistive technology: remove accessibilityHidden, or what "
                + "hides it."
        case .colorOnly:
            "Not everybody sees colors apart: add a text, a symbol or another shape, or choose colors with a contrast "
                + "of 3 to 1 between them."
        case .reduceMotion:
            "Large movements need another animation, such as a fade, if accessibilityReduceMotion is on."
        case .notMirrored:
            "In languages that are written from right to left, leading and trailing content changes its side, and "
                + "symbols with a direction are mirrored: use leading and trailing, not left and right."
        case .schemeLost:
            "Text and borders must be visible in light and in dark mode: use colors that follow the color scheme."
        }
    }
}
