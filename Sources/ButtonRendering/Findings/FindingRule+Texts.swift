extension FindingRule {
    /// What is wrong, as a short phrase.
    package var summary: String {
        switch self {
        case .textContrast: "text with low contrast"
        case .nonTextContrast: "symbol or control with low contrast"
        case .touchTarget: "small touch target"
        case .statesLookAlike: "states that look alike"
        case .textCutOff: "text that is cut off"
        case .fixedSize: "size that does not follow the text size"
        case .smallText: "small text"
        case .missingLabel: "control without a label"
        case .labelInName: "label without the visible text"
        case .missingTrait: "gesture without a button trait"
        case .notReachable: "control hidden from accessibility"
        case .colorOnly: "meaning shown by color only"
        case .reduceMotion: "movement where motion is reduced"
        case .notMirrored: "content that is not mirrored"
        case .schemeLost: "content lost in one color scheme"
        }
    }

    /// What to do about it, in one sentence.
    package var help: String {
        switch self {
        case .textContrast:
            "Make the text darker or lighter than its background: WCAG 2.2 asks for a ratio of 4.5, and of 3 for large text."
        case .nonTextContrast:
            "Give the symbol, the border or the fill a ratio of 3 to what is around it, so that the control can be seen."
        case .touchTarget:
            "Make the region that takes a touch 44 by 44 points, and not smaller than 28; a frame, padding or contentShape does."
        case .statesLookAlike:
            "Change the color, the opacity or the size in this state, so that people see that it is another one."
        case .textCutOff:
            "Give the text room to grow: let it wrap, or let its frame and line limit follow the text size."
        case .fixedSize:
            "Use a text style, or a metric that scales, so that the size follows the text size that the user has chosen."
        case .smallText: "Use a font of 11 points or more; 17 is the default for body text."
        case .missingLabel: "Give the control a text, or an accessibilityLabel that says what it does."
        case .labelInName:
            "Begin the accessibility label with the text that is seen, so that people can say it to Voice Control."
        case .missingTrait:
            "Use a Button, or add the trait isButton, so that assistive programs say that the view can be pressed."
        case .notReachable:
            "Remove accessibilityHidden from the control, so that assistive programs can reach it."
        case .colorOnly:
            "Show the difference by a text, a symbol or a shape besides, or by colors with a ratio of 3 to each other."
        case .reduceMotion:
            "Replace the movement by a fade where accessibilityReduceMotion is set."
        case .notMirrored:
            "Use leading and trailing edges, and symbols with forward and backward in their names, which follow the language."
        case .schemeLost:
            "Use a color that has a value for each color scheme, such as one of an asset catalog."
        }
    }
}
