/// A control of a view whose host observes its controls.
///
/// A control inside belongs to it and is none of its own; the states that the host gives the control are in its
/// environment.
package struct ObservedControl<Content: View>: PrimitiveView {
    private let traits: ControlTraits
    private let content: Content

    package init(_ traits: ControlTraits, content: Content) {
        self.traits = traits
        self.content = content
    }

    package func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        guard inputs.inherited.environment.controlObservation != nil else {
            return content.lower(inputs, into: &nodes)
        }
        var inside = inputs.descending(.content)
        let selection = inputs.graph.selectedControls
        inside.transformEnvironment {
            $0.controlObservation = nil
            $0.controlTraits = nil
            guard selection.identities.contains(inputs.identity) else { return }
            if selection.states.isDisabled { $0.isEnabled = false }
            if selection.states.isFocused { $0.isFocused = true }
            if selection.states.isSelected { $0.isSelected = true }
        }
        let part = ControlPart(
            control: inputs.identity,
            traits: traits,
            isEnabled: inside.inherited.environment.isEnabled
        )
        part.wrapAll(content, inputs: inputs, inside: inside, into: &nodes)
    }
}

/// Makes each node of an observed control a part of it.
private struct ControlPart: NodeModifier {
    let control: ViewIdentity
    let traits: ControlTraits
    let isEnabled: Bool

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        ControlNode(of: control, traits, isEnabled: isEnabled, around: node, inputs: inputs)
    }
}

/// A part of an observed control; most have one.
final class ControlNode: UnaryNode {
    let control: ViewIdentity
    let traits: ControlTraits
    let isEnabled: Bool

    init(
        of control: ViewIdentity,
        _ traits: ControlTraits,
        isEnabled: Bool,
        around child: Node,
        inputs: ViewInputs
    ) {
        self.control = control
        self.traits = traits
        self.isEnabled = isEnabled
        super.init(around: child, inputs: inputs)
    }
}

/// The observed controls that have states of their own.
struct SelectedControls {
    var identities: Set<ViewIdentity> = []
    var states = ControlSelection()

    /// Whether the states disable a control.
    func disables(_ identity: ViewIdentity) -> Bool { states.isDisabled && identities.contains(identity) }
}

extension View {
    /// The view as a control, where a host observes controls.
    package func observedControl(_ traits: ControlTraits) -> ObservedControl<Self> {
        ObservedControl(traits, content: self)
    }
}
