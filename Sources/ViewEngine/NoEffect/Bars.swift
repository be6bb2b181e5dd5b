public import Graphics

/// The padding of a scene.
public struct ScenePadding: Hashable, Sendable {
    private let name: String

    public static let minimum = ScenePadding(name: "minimum")
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

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

/// The part of a view that a margin belongs to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The bars and the background of a scene.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// The use of the return key.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let join = SubmitLabel(name: "join")
    public static let next = SubmitLabel(name: "next")
    public static let `return` = SubmitLabel(name: "return")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let send = SubmitLabel(name: "send")
    public static let `continue` = SubmitLabel(name: "continue")
}

/// A direction of a remote control.
public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right
}

/// The system of a headset's own shape behind a view.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
    case always, implicit, never
}

extension View {
    /// Adds a padding of 16 points, the smallest of an iPhone.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    /// Adds a padding of 16 points, the smallest of an iPhone.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        scenePadding(edges)
    }

    /// Groups the layers, as `drawingGroup(opaque:)` does.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View {
        drawingGroup(opaque: opaque)
    }
}

// The screen around a button is not in its picture, so that none of these has an effect.
extension View {
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> Self { self }

    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> Self
    {
        self
    }

    public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
    public func statusBar(hidden: Bool) -> Self { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
    public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
    public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
    public func allowedDynamicRange(_ range: DynamicRange?) -> Self { self }
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> Self { self }
    public func backgroundExtensionEffect() -> Self { self }
    public func badge(_ count: Int) -> Self { self }
    public func badge<Label: StringProtocol>(_ label: Label?) -> Self { self }
    public func labelsVisibility(_ visibility: Visibility) -> Self { self }
    public func onSubmit(_ action: @escaping () -> Void) -> Self { self }
    public func submitLabel(_ label: SubmitLabel) -> Self { self }
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> Self { self }
    public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }
    public func menuOrder(_ order: MenuOrder) -> Self { self }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
    public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
    public func disableAutocorrection(_ disable: Bool?) -> Self { self }
    public func navigationBarHidden(_ hidden: Bool) -> Self { self }
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> Self { self }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
    public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Actions
    ) -> Self { self }
    public func deleteDisabled(_ isDisabled: Bool) -> Self { self }
    public func moveDisabled(_ isDisabled: Bool) -> Self { self }
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
    public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> Self { self }
}

// A picture has no keyboard, so that none of these has an effect.
extension View {
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        _ value: Value
    ) -> Self { self }

    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> Self {
        self
    }
    public func focusScope(_ namespace: Namespace.ID) -> Self { self }
    public func focusSection() -> Self { self }
}

// A picture has no depth: only the shape of the glass of a headset is drawn, as a material.
extension View {
    public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
        glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 46), displayMode: displayMode)
    }

    public func glassBackgroundEffect<Outline: InsettableShape>(
        in shape: Outline,
        displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View {
        background {
            if displayMode != .never { shape.fill(.regularMaterial) }
        }
    }

    public func frame(depth: CGFloat?) -> Self { self }
    public func offset(z: CGFloat) -> Self { self }
}
