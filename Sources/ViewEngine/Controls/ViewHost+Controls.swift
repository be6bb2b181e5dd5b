package import Graphics

/// A control of a tree whose host observes its controls.
package struct TreeControl {
    /// The number of the control, from 1 in the order of the tree.
    package let number: Int
    package let kind: ControlTraits.Kind
    package let role: ButtonRole?
    /// The text that an assistive program says; empty if the control has none.
    package let label: String
    /// The frame in the coordinates of the whole tree, in points.
    package let frame: CGRect
    /// The frame of what receives a touch on the middle of the control; `nil` if a touch has no effect.
    package let touchFrame: CGRect?
    package let isEnabled: Bool
    package let canBeSelected: Bool
    /// The nodes that the control consists of.
    package let nodeCount: Int
}

extension ViewHost {
    /// The controls of the tree, in its order.
    package var controls: [TreeControl] { root.treeControls }

    /// The drawings of each control of the tree, in its order, after all animations.
    package var controlDrawings: [[DisplayList]] {
        let options = RenderOptions(time: .infinity, includesHidden: false)
        return root.controls.map { $0.parts.map { $0.displayList(with: options) } }
    }

    /// The frames that events of the selected controls are in, in the order of the tree.
    var selectedFrames: [CGRect] {
        guard graph.observesControls else { return [] }
        return root.controls.filter { graph.selectedControls.identities.contains($0.first.control) }
            .map(root.eventFrame)
    }

    /// The traits of the views that are presented, each for a picture.
    package var presentedTraits: [PreviewTraits] { graph.presentedTraits }
}

extension Recording {
    /// The controls of the tree at a time in seconds, in its order.
    package func controls(at time: Double) -> [TreeControl] { root(at: time).treeControls }
}

/// An observed control: the nodes that it consists of.
struct ObservedControlNodes {
    var parts: [ControlNode]
    /// The label that a modifier around the control states.
    var label: String?
    /// Whether a view around the control keeps all touches from it.
    let isUntouchable: Bool

    var first: ControlNode { parts[0] }

    var frame: CGRect { parts.dropFirst().reduce(parts[0].frame) { $0.union($1.frame) } }

    /// Whether a function decides the touches of the control.
    fileprivate var hasTouchTest: Bool {
        var found = false
        for part in parts { part.forEachNode { if $0 is TouchTestNode { found = true } } }
        return found
    }

    /// The frame of the first part inside that receives touches; `nil` if none does.
    fileprivate var responderFrame: CGRect? {
        guard !isUntouchable else { return nil }
        var frame: CGRect?
        for part in parts {
            part.forEachNode { if frame == nil, $0 is ResponderNode { frame = $0.frame } }
        }
        return frame
    }
}

extension Node {
    /// The observed controls that are present, as a host describes them.
    var treeControls: [TreeControl] {
        controls.enumerated().map { position, control in
            TreeControl(
                number: position + 1,
                kind: control.first.traits.kind,
                role: control.first.traits.role,
                label: control.label ?? control.parts.map { SpokenLabel(of: $0).text }.joined(separator: " "),
                frame: control.frame,
                touchFrame: touchFrame(of: control),
                isEnabled: control.first.isEnabled,
                canBeSelected: control.first.traits.select != nil,
                nodeCount: control.parts.reduce(0) { $0 + $1.count }
            )
        }
    }

    /// The frame of what receives a touch that presses a control: what is under its middle, or else a part of it, such as
    /// the switch at the end of a row.
    ///
    /// The box of all touches if a test decides them.
    private func touchFrame(of control: ObservedControlNodes) -> CGRect? {
        guard !control.isUntouchable else { return nil }
        guard let frame = responders(at: control.frame.center).first?.frame ?? control.responderFrame else {
            return nil
        }
        return control.hasTouchTest ? reach(of: control.parts, in: frame) : frame
    }

    /// The frame in whose middle events of a control happen: its own, unless only a part of it receives touches there.
    fileprivate func eventFrame(of control: ObservedControlNodes) -> CGRect {
        let isTouchable = !responders(at: control.frame.center).isEmpty
        return isTouchable ? control.frame : control.responderFrame ?? control.frame
    }

    /// The observed controls that a selection is about.
    func controls(of target: ControlSelection.Target) -> [ObservedControlNodes] {
        let controls = controls
        return switch target {
        case .number(let number): controls.indices.contains(number - 1) ? [controls[number - 1]] : []
        case .all: controls
        }
    }

    /// The observed controls that are present, in the order of the tree.
    var controls: [ObservedControlNodes] {
        var controls: [ObservedControlNodes] = []
        collectControls(label: nil, isUntouchable: false, into: &controls)
        return controls
    }

    private func collectControls(
        label: InheritedLabel?,
        isUntouchable: Bool,
        into controls: inout [ObservedControlNodes]
    ) {
        guard !isLeaving else { return }
        let isUntouchable = isUntouchable || self.isUntouchable
        let label = InheritedLabel(of: self, inheriting: label)
        guard let control = self as? ControlNode else {
            return forEachChild {
                $0.collectControls(label: label, isUntouchable: isUntouchable, into: &controls)
            }
        }
        if let position = controls.firstIndex(where: { $0.first.control == control.control }) {
            controls[position].parts.append(control)
        } else {
            controls.append(
                ObservedControlNodes(parts: [control], label: label?.text, isUntouchable: isUntouchable)
            )
        }
        // A view with a gesture may hold controls; what is inside of any other control is a part of it.
        guard control.traits.kind == .gesture else { return }
        control.child.collectControls(label: nil, isUntouchable: isUntouchable, into: &controls)
    }
}
