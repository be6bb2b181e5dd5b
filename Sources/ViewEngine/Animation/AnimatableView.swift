/// The node of a view or a modifier whose body depends on its own animatable data.
final class AnimatableNode<Value: Animatable>: MomentNode {
    private let motion: AnimatedValue<Value>

    init(
        _ value: Value,
        inputs: ViewInputs,
        makeContent: @escaping (Value, ViewInputs) -> Node
    ) {
        let motion = Self.motion(to: value, inputs: inputs)
        self.motion = motion
        super.init(inputs: inputs) { makeContent(motion.value(at: $0), $1) }
    }

    override var contentSettling: Settling { motion.settling }

    /// The motion of the previous update, continued to a new value.
    private static func motion(to value: Value, inputs: ViewInputs) -> AnimatedValue<Value> {
        let graph = inputs.graph
        guard let old = graph.previousNodes[inputs.identity] as? AnimatableNode<Value> else {
            return AnimatedValue(value)
        }
        let isStill = inputs.inherited.environment.replacesMovement
        return graph.transition(
            from: old.motion,
            to: value,
            animation: isStill ? nil : inputs.transaction.animation
        ) ?? AnimatedValue(value)
    }
}

extension View where Self: Animatable {
    /// Evaluates the body for each moment of an animation.
    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        nodes.append(
            inputs.animatableNode(of: self) { view, inputs, nodes in
                inputs.evaluate { view.body }.lower(inputs, into: &nodes)
            }
        )
    }
}

extension ViewModifier where Self: Animatable {
    /// Evaluates the body for each moment of an animation.
    public func lower<Modified: View>(
        _ content: Modified,
        inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        let content = ViewModifierContent(content)
        nodes.append(
            inputs.animatableNode(of: self) { modifier, inputs, nodes in
                inputs.evaluate { modifier.body(content: content) }.lower(inputs, into: &nodes)
            }
        )
    }
}

extension ViewInputs {
    fileprivate func animatableNode<Value: Animatable>(
        of value: Value,
        lower: @escaping (Value, ViewInputs, inout [Node]) -> Void
    ) -> Node {
        let views = graph.state.enclosingViews
        return AnimatableNode(value, inputs: self) { value, inputs in
            let inside = inputs.descending(.body)
            var nodes: [Node] = []
            inside.graph.state.enter(within: views) {
                inside.graph.state.enter(inside.identity) { lower(value, inside, &nodes) }
            }
            return inside.container(around: nodes, layout: ZStackLayout(alignment: .center))
        }
    }
}

/// A modifier whose body depends on animatable data (deprecated: a modifier may be `Animatable`).
public protocol AnimatableModifier: Animatable, ViewModifier {}
