/// Whether text is heavier, as the user has chosen.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

// The user of a picture has no special settings and no assistive program.
extension EnvironmentValues {
    public var legibilityWeight: LegibilityWeight? {
        get { quietValue(default: nil) }
        set { setQuietValue(newValue) }
    }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { true }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityPrefersCrossFadeTransitions: Bool { false }
    public var isHoverEffectEnabled: Bool { false }
    public var isLuminanceReduced: Bool {
        get { quietValue(default: false) }
        set { setQuietValue(newValue) }
    }
}
