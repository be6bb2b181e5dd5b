public import Graphics

/// Adds a gesture to a view.
public struct GestureModifier<Recognized: Gesture>: NodeModifier {
    let gesture: Recognized
    let priority: GesturePriority
    /// Whether the view is a control of an app by its gesture.
    var isControl = true

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        if let optional = gesture as? any OptionalGesture, optional.isAbsent { return node }
        let inherited = inputs.inherited
        let isObserved = isControl && inherited.environment.controlObservation != nil
        guard isObserved else {
            return inherited.environment.isEnabled ? gestureNode(around: node, inputs: inputs) : node
        }
        let isEnabled =
            inherited.environment.isEnabled && !inputs.graph.selectedControls.disables(inputs.identity)
        var traits = ControlTraits(.gesture)
        traits.isTapped = gesture is any TapRecognizing
        return ControlNode(
            of: inputs.identity,
            traits,
            isEnabled: isEnabled,
            around: isEnabled ? gestureNode(around: node, inputs: inputs) : node,
            inputs: inputs.descending(.addition)
        )
    }

    private func gestureNode(around node: Node, inputs: ViewInputs) -> Node {
        GestureNode(
            priority: priority,
            around: node,
            inputs: inputs,
            makeRecognizer: gesture.makeRecognizer
        )
    }
}

extension View {
    /// Adds a gesture to this view; a gesture of a view inside takes precedence.
    public func gesture<Recognized: Gesture>(
        _ gesture: Recognized
    ) -> ModifiedContent<Self, GestureModifier<Recognized>> {
        modifier(GestureModifier(gesture: gesture, priority: .normal))
    }

    /// Adds the gesture of a row, which is no control of its own: the controls in the row are.
    func rowGesture<Recognized: Gesture>(
        _ gesture: Recognized
    ) -> ModifiedContent<Self, GestureModifier<Recognized>> {
        modifier(GestureModifier(gesture: gesture, priority: .normal, isControl: false))
    }

    /// Adds a gesture to this view that takes precedence over those of the views inside.
    public func highPriorityGesture<Recognized: Gesture>(
        _ gesture: Recognized
    ) -> ModifiedContent<Self, GestureModifier<Recognized>> {
        modifier(GestureModifier(gesture: gesture, priority: .high))
    }

    /// Adds a gesture to this view that is recognized together with all others.
    public func simultaneousGesture<Recognized: Gesture>(
        _ gesture: Recognized
    ) -> ModifiedContent<Self, GestureModifier<Recognized>> {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous))
    }

    /// Runs an action when the view is tapped.
    public func onTapGesture(
        count: Int = 1,
        perform action: @escaping () -> Void
    ) -> ModifiedContent<Self, GestureModifier<ObservedGesture<TapGesture>>> {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Runs an action after a long press of the view, and another when the press begins and ends.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> ModifiedContent<Self, GestureModifier<PressingGesture>> {
        let gesture = LongPressGesture(
            minimumDuration: minimumDuration,
            maximumDistance: maximumDistance
        )
        return self.gesture(
            PressingGesture(
                base: gesture,
                action: ViewScope.bound(action),
                pressing: ViewScope.bound(onPressingChanged ?? { _ in })
            )
        )
    }

    /// Runs an action after a long press of the view (deprecated: use `onPressingChanged`).
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> ModifiedContent<Self, GestureModifier<PressingGesture>> {
        onLongPressGesture(
            minimumDuration: minimumDuration,
            maximumDistance: maximumDistance,
            perform: action,
            onPressingChanged: pressing
        )
    }
}
