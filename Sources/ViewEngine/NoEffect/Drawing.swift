/// The range of brightness of images.
public struct DynamicRange: Hashable, Sendable {
    private let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
}

/// The mirroring of a view where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed, mirrors
    public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { .mirrors }
}

/// The emphasis of the background of a view.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String

    public static let standard = BackgroundProminence(name: "standard")
    public static let increased = BackgroundProminence(name: "increased")
}

/// Whether a button repeats its action while it is pressed.
public enum ButtonRepeatBehavior: Hashable, Sendable {
    case automatic, enabled, disabled
}

// The engine draws these views in one way only.
extension View {
    /// Has no effect: what leaves a picture is gone.
    public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }

    /// Has no effect: the frame of a view is animated as a whole here.
    public func geometryGroup() -> Self { self }

    /// Has no effect: the view keeps the identity of its place.
    public func id<ID: Hashable>(_ id: ID) -> Self { self }

    /// Has no effect: a press runs the action once.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

    /// Has no effect: images and shapes are not mirrored.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }

    /// Has no effect: images and shapes are not mirrored.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> Self { self }

    /// Has no effect: bodies run in each update.
    public func equatable() -> Self where Self: Equatable { self }

    /// Has no effect: a color has at most the brightness of white.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Self { self }

    /// Has no effect: no geometry is read in a named space.
    public func coordinateSpace(_ space: CoordinateSpace) -> Self { self }

    /// Has no effect: no geometry is read in a named space.
    public func coordinateSpace<Name: Hashable>(name: Name) -> Self { self }
}

extension EnvironmentValues {
    public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
    public var backgroundMaterial: Material? {
        get { quietValue(default: nil) }
        set { setQuietValue(newValue) }
    }
    public var backgroundProminence: BackgroundProminence {
        get { quietValue(default: .standard) }
        set { setQuietValue(newValue) }
    }
    public var contentTransitionAddsDrawingGroup: Bool {
        get { quietValue(default: false) }
        set { setQuietValue(newValue) }
    }
    public var allowsTightening: Bool {
        get { quietValue(default: false) }
        set { setQuietValue(newValue) }
    }
}
