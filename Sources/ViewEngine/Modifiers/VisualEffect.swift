public import Graphics

/// A change of how a view is drawn that may depend on its geometry.
public protocol VisualEffect {
    /// Returns the view with the effect.
    ///
    /// The requirement belongs to the engine and is no API for apps.
    func applied(to view: AnyView) -> AnyView
}

/// The effect that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect, Sendable {
    public init() {}

    public func applied(to view: AnyView) -> AnyView { view }
}

/// An effect after another one.
private struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let add: (AnyView) -> AnyView

    func applied(to view: AnyView) -> AnyView { add(base.applied(to: view)) }
}

extension VisualEffect {
    private func adding<Changed: View>(_ change: @escaping (AnyView) -> Changed) -> some VisualEffect {
        AddedVisualEffect(base: self) { AnyView(change($0)) }
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { adding { $0.opacity(opacity) } }

    public func offset(_ offset: CGSize) -> some VisualEffect {
        adding {
            $0.transformEffect(CGAffineTransform(translationX: offset.width, y: offset.height))
        }
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { $0.scaleEffect(scale, anchor: anchor) }
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { $0.scaleEffect(scale, anchor: anchor) }
    }

    public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some VisualEffect {
        adding { $0.scaleEffect(x: x, y: y, anchor: anchor) }
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { $0.rotationEffect(angle, anchor: anchor) }
    }

    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding {
            $0.rotation3DEffect(
                angle,
                axis: axis,
                anchor: anchor,
                anchorZ: anchorZ,
                perspective: perspective
            )
        }
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding { $0.transformEffect(transform) }
    }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding { $0.blur(radius: radius, opaque: opaque) }
    }

    public func brightness(_ amount: Double) -> some VisualEffect { adding { $0.brightness(amount) } }

    public func contrast(_ amount: Double) -> some VisualEffect { adding { $0.contrast(amount) } }

    public func saturation(_ amount: Double) -> some VisualEffect { adding { $0.saturation(amount) } }

    public func grayscale(_ amount: Double) -> some VisualEffect { adding { $0.grayscale(amount) } }

    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding { $0.hueRotation(angle) } }
}

/// Applies an effect that depends on the size of each view of the content.
struct VisualEffectModifier: NodeModifier {
    let effect: (GeometryProxy, AnyView) -> AnyView

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        inputs.graph.contentDependsOnLayout = true
        let views = inputs.graph.state.enclosingViews
        return VisualEffectNode(around: node, inputs: inputs) { child, size in
            let inside = inputs.descending(.addition)
            var nodes: [Node] = []
            inputs.graph.state.enter(within: views) {
                inputs.evaluate { effect(GeometryProxy(size: size), AnyView(LoweredView(node: child))) }
                    .lower(inside, into: &nodes)
            }
            return nodes.first ?? child
        }
    }
}

/// A view that was lowered already.
private struct LoweredView: PrimitiveView {
    let node: Node

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        nodes.append(node)
    }
}

/// Applies an effect to a view when it is placed, once its size is known.
private final class VisualEffectNode: UnaryNode {
    private let apply: (Node, CGSize) -> Node
    private let content: Node

    init(around child: Node, inputs: ViewInputs, apply: @escaping (Node, CGSize) -> Node) {
        self.apply = apply
        content = child
        super.init(around: child, inputs: inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

    override func placeContent(_ proposal: ProposedViewSize) {
        child = apply(content, frame.size)
        super.placeContent(proposal)
    }
}

extension View {
    /// Applies an effect that may depend on the size of the view, without changing its layout.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping (_ content: EmptyVisualEffect, _ geometry: GeometryProxy) -> Effect
    ) -> some View {
        let effect = ViewScope.bound(effect)
        return modifier(
            VisualEffectModifier { proxy, view in effect(EmptyVisualEffect(), proxy).applied(to: view) }
        )
    }

    /// Applies the effect of a view in the middle of a scroll view.
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> Effect
    ) -> some View {
        transition(EmptyVisualEffect(), .identity).applied(to: AnyView(self))
    }
}

/// The place of a view in a scroll view; a picture does not scroll.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// -1 above the visible region, 0 in it, 1 below.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The way in which an effect follows a scroll view.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    private let name: String

    public static let animated = ScrollTransitionConfiguration(name: "animated")
    public static let interactive = ScrollTransitionConfiguration(name: "interactive")
    public static let identity = ScrollTransitionConfiguration(name: "identity")
}
