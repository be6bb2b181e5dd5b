/// A direction of a remote control.
public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right
}

// The events of a script have no remote control.
extension View {
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> Self { self }
    public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }
}
