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

/// Whether a presentation is shown, and its end (deprecated: see `DismissAction`); there is none in a picture.
public struct PresentationMode: Sendable {
    public let isPresented = false

    public mutating func dismiss() {}
}

/// The emphasis of the background of a view.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String

    public static let standard = BackgroundProminence(name: "standard")
    public static let increased = BackgroundProminence(name: "increased")
}

/// The emphasis of a header.
public enum Prominence: Hashable, Sendable {
    case standard, increased
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
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var appearsActive: Bool { true }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { true }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var backgroundMaterial: Material? { nil }
    public var backgroundProminence: BackgroundProminence { .standard }
    public var headerProminence: Prominence { .standard }
    public var isSearching: Bool { false }
    public var isLuminanceReduced: Bool { false }
    public var isScrollEnabled: Bool { true }
    public var allowsTightening: Bool { false }
    public var menuIndicatorVisibility: Visibility { .automatic }
    public var supportsMultipleWindows: Bool { false }
    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}
