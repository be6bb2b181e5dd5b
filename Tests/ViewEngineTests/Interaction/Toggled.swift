import TestSupport
import ViewEngine

/// A view with a flag that each touch toggles, in 100 × 100 points with its content at the top left.
struct Toggled<Content: View>: View {
    @State private var flag = false
    /// Makes the change of the flag.
    private let perform: (_ change: () -> Void) -> Void
    private let content: (Bool) -> Content

    init(
        by perform: @escaping (_ change: () -> Void) -> Void = { $0() },
        @ViewBuilder content: @escaping (_ flag: Bool) -> Content
    ) {
        self.perform = perform
        self.content = content
    }

    var body: some View {
        ZStack(alignment: .topLeading) { content(flag) }
            .frame(width: 100, height: 100, alignment: .topLeading)
            .gesture(DragGesture(minimumDistance: 0).onChanged { _ in perform { flag.toggle() } })
    }
}

/// Short touches: the finger is lifted at the time at which it touches.
func touches(at times: Double...) -> [InteractionEvent] {
    times.flatMap { [.down($0), .up($0)] }
}

/// Whether two numbers are equal within a tolerance, which covers rounding errors.
func isClose(_ first: Double, _ second: Double, within tolerance: Double = 1e-9) -> Bool {
    (first - second).magnitude <= tolerance
}
