import ButtonRendering

extension FindingRule {
    /// Whether a modifier inside of the statement decides what the rule measures, and none around it.
    var isDecidedInside: Bool {
        switch self {
        case .touchTarget, .statesLookAlike, .missingLabel, .missingTrait, .labelInName: true
        case .textContrast, .nonTextContrast, .textCutOff, .fixedSize, .smallText, .notReachable, .colorOnly,
            .reduceMotion, .notMirrored, .schemeLost:
            false
        }
    }

    /// The modifiers that hide a part of a text, and change nothing of its lines.
    static let clippingModifiers: Set = ["clipShape", "clipped", "mask"]

    /// The modifiers that decide what the rule measures, those that do so most directly first.
    var modifiers: [[String]] {
        switch self {
        case .textContrast, .schemeLost, .colorOnly:
            [
                ["foregroundStyle", "foregroundColor"], ["background", "fill", "stroke", "strokeBorder"],
                ["tint", "accentColor"], ["opacity"], ["buttonStyle"],
            ]
        case .nonTextContrast:
            [
                ["fill", "stroke", "strokeBorder"], ["foregroundStyle", "foregroundColor"],
                ["background", "overlay"],
                ["tint"], ["opacity"], ["buttonStyle"],
            ]
        case .touchTarget: [["contentShape"], ["frame"], ["padding"], ["font", "controlSize"]]
        case .statesLookAlike: [["opacity", "scaleEffect", "buttonStyle"]]
        case .textCutOff:
            [["lineLimit", "minimumScaleFactor"], ["frame"], ["clipShape", "clipped", "mask"], ["font"]]
        case .fixedSize: [["dynamicTypeSize"], ["font"], ["frame"], ["lineLimit"]]
        case .smallText: [["font"]]
        case .missingLabel, .missingTrait: [["onTapGesture", "gesture"]]
        case .labelInName: [["accessibilityLabel", "accessibility"]]
        case .notReachable: [["accessibilityHidden", "accessibility"]]
        case .reduceMotion: [["scaleEffect", "offset", "rotationEffect"], ["animation"], ["buttonStyle"]]
        case .notMirrored: [["offset", "position", "rotationEffect"], ["frame"], ["environment"]]
        }
    }
}
