public import Graphics

/// Whether the window of a control is active, on a Mac.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
    case key, active, inactive
}

/// The activity of a scene.
public enum ScenePhase: Int, Hashable, Comparable, Sendable {
    case background, inactive, active

    public static func < (first: ScenePhase, second: ScenePhase) -> Bool { first.rawValue < second.rawValue }
}

/// Whether text is heavier, as the user has chosen.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// Ends a presentation; there is none in a picture.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

// A picture is an active window of a user without special settings.
extension EnvironmentValues {
    public var controlActiveState: ControlActiveState { .key }
    public var scenePhase: ScenePhase { .active }
    public var legibilityWeight: LegibilityWeight? { nil }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var isHoverEffectEnabled: Bool { false }
    public var dismiss: DismissAction { DismissAction() }
    public var isPresented: Bool { false }
    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}
