import TestSupport
import ViewEngine

/// A view of a flag that turns whenever a finger comes down, in 100 × 100 points with its content at the
/// top left.
struct Toggled<Content: View>: View {
    @State private var flag = false
    /// How the flag is turned.
    private let turn: (_ change: () -> Void) -> Void
    private let content: (Bool) -> Content

    init(
        by turn: @escaping (_ change: () -> Void) -> Void = { $0() },
        @ViewBuilder content: @escaping (_ flag: Bool) -> Content
    ) {
        self.turn = turn
        self.content = content
    }

    var body: some View {
        ZStack(alignment: .topLeading) { content(flag) }
            .frame(width: 100, height: 100, alignment: .topLeading)
            .gesture(DragGesture(minimumDistance: 0).onChanged { _ in turn { flag.toggle() } })
    }
}

/// A finger that comes down at some times, and is lifted at once.
func touches(at times: Double...) -> [InteractionEvent] {
    times.flatMap { [.down($0), .up($0)] }
}

/// Whether two numbers are the same but for the last bits of a sum.
func isClose(_ first: Double, _ second: Double, within tolerance: Double = 1e-9) -> Bool {
    (first - second).magnitude <= tolerance
}
