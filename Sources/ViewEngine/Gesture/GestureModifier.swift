public import Graphics

/// Lets a view be touched.
public struct GestureModifier<Recognized: Gesture>: NodeModifier {
    let gesture: Recognized
    let priority: GesturePriority

    public func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        guard inputs.environment.isEnabled else { return node }
        return GestureNode(priority, node, inputs, makeRecognizer: gesture.makeRecognizer)
    }
}

extension View {
    /// Follows a gesture on this view; a gesture of a view inside comes before it.
    public func gesture<Recognized: Gesture>(
        _ gesture: Recognized
    ) -> ModifiedContent<Self, GestureModifier<Recognized>> {
        modifier(GestureModifier(gesture: gesture, priority: .normal))
    }

    /// Follows a gesture on this view before those of the views inside.
    public func highPriorityGesture<Recognized: Gesture>(
        _ gesture: Recognized
    ) -> ModifiedContent<Self, GestureModifier<Recognized>> {
        modifier(GestureModifier(gesture: gesture, priority: .high))
    }

    /// Follows a gesture on this view whatever other gestures there are.
    public func simultaneousGesture<Recognized: Gesture>(
        _ gesture: Recognized
    ) -> ModifiedContent<Self, GestureModifier<Recognized>> {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous))
    }

    /// Runs an action when the view is tapped.
    public func onTapGesture(
        perform action: @escaping () -> Void
    ) -> ModifiedContent<Self, GestureModifier<ObservedGesture<TapGesture>>> {
        gesture(TapGesture().onEnded(action))
    }

    /// Runs an action when the view was pressed for long, and tells when the press begins and ends.
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

    /// Runs an action when the view was pressed for long; superseded by `onPressingChanged`.
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
