/// A rule by which the pictures of a root are measured; the raw value is its name.
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
}

extension FindingRule {
    /// The type of Apple's accessibility audit that looks for the same; `nil` for none.
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
}
