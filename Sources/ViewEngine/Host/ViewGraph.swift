import Graphics

/// What all views of one tree share.
final class ViewGraph {
    let shaper: any TextShaper
    let animationDefaults: AnimationDefaults
    let state = StateStorage()
    /// What modifiers remember from one update to the next.
    var memory = UpdateMemory()
    /// The nodes of the update before, to go on from.
    var previousNodes: [ViewIdentity: Node] = [:]
    /// When the update that runs takes place, in seconds.
    var time = 0.0
    /// What is to be done once the views have been updated.
    var pendingActions: [() -> Void] = []
    /// Whether a body depends on the layout, so that another text may change more than places.
    var readsLayout = false
    /// Whether some view reads from right to left, so that places have to be turned round.
    var turnsLayout = false

    init(shaper: any TextShaper, animationDefaults: AnimationDefaults) {
        self.shaper = shaper
        self.animationDefaults = animationDefaults
    }

    /// A value on its way to another; `nil` if it is there at once.
    func transition<Value: Animatable>(
        from value: AnimatedValue<Value>,
        to target: Value,
        _ animation: Animation?
    ) -> AnimatedValue<Value>? {
        var value = value
        value.change(to: target, animation: animation, at: time, defaults: animationDefaults)
        return value.endTime > time ? value : nil
    }
}
