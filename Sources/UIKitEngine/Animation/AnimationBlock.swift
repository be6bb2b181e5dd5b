import ViewEngine

/// The animation of the changes that a closure makes.
///
/// Unchecked `Sendable`, because it stays on the thread that runs the closure: the task-local value ends with the call.
final class AnimationBlock: @unchecked Sendable {
    /// The animation; `nil` where changes take effect at once.
    let animation: Animation?
    /// Whether the closure has changed a layer.
    var hasChanges = false

    init(animation: Animation?) {
        self.animation = animation
    }

    @TaskLocal static var current: AnimationBlock?

    /// Runs a closure whose changes of layers have an animation; returns whether there were some.
    static func run(_ animation: Animation?, changes: () -> Void) -> Bool {
        let block = AnimationBlock(animation: animation)
        $current.withValue(block, operation: changes)
        return block.hasChanges
    }
}
