/// A way in which a view appears and disappears, by modifiers.
public protocol Transition {
    associatedtype Body: View
    typealias Content = ViewModifierContent

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The part of a transition in which a view is.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before the view appears, 0 while it is there, 1 after it has disappeared.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A transition that blurs the old and the new content, which fade here.
public struct BlurReplaceTransition: Hashable, Sendable {
    public enum Configuration: Hashable, Sendable { case downUp, upUp }
}

extension AnyTransition {
    /// A fade.
    public static let blurReplace = AnyTransition.opacity.approximated
    /// A fade.
    public static let symbolEffect = AnyTransition.opacity.approximated

    /// A fade.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition {
        blurReplace
    }

    /// A fade, in place of the change from one modifier to another.
    public static func modifier<Modifier: ViewModifier>(
        active: Modifier,
        identity: Modifier
    ) -> AnyTransition { .opacity.approximated }

    private var approximated: AnyTransition {
        var transition = self
        transition.isApproximated = true
        return transition
    }
}

extension View {
    /// Fades the view, in place of a transition by modifiers; it has those of a view that is there.
    public func transition<Own: Transition>(_ transition: Own) -> some View {
        modifier(TransitionBody(transition: transition)).transition(AnyTransition.blurReplace)
    }
}

/// A view as its transition draws it while it is there.
private struct TransitionBody<Own: Transition>: ViewModifier {
    let transition: Own

    func body(content: Content) -> some View { transition.body(content: content, phase: .identity) }
}
