import StyleRuntime
import UIKitEngine
import ViewEngine

/// A view, a preview or a snippet of the source by itself.
///
/// Its value is made once in a tree, so that its objects live as long, and what the view writes to a binding stays.
struct InterpretedRootView: View {
    private let root: InterpretedStyle
    private let arguments: [String: StyleArgument]
    private let execution: Execution

    @State private var bound: [Int: Value] = [:]
    @StateObject private var made = MadeRoot()

    init(_ root: InterpretedStyle, with arguments: [String: StyleArgument], in execution: Execution) {
        self.root = root
        self.arguments = arguments
        self.execution = execution
    }

    var body: some View {
        let bound = $bound
        // A binding reads the values of the tree, so that a change of them updates this view.
        _ = self.bound
        return made.view { make(bound) }
    }

    private func make(_ bound: Binding<[Int: Value]>) -> AnyView {
        let execution = execution
        return execution.run(orElse: AnyView(EmptyView())) { () throws(Failure) in
            let value = try root.makeValue(arguments, in: execution) { value, position in
                guard case .binding(let initial) = value else { return value }
                let first = initial.wrappedValue
                return .binding(
                    Binding(
                        get: { bound.wrappedValue[position] ?? first },
                        set: { bound.wrappedValue[position] = $0 }
                    )
                )
            }
            if let sample = StyleSample(root.kind) {
                return AnyView(StyleSampleView(sample, style: value, with: arguments, in: execution))
            }
            let picture = UIViewPicture(value).map { AnyView($0) }
            let view = if let picture { picture } else { try AnyView(bridging: value) }
            return try root.surrounded(view, with: arguments, in: execution)
        }
    }
}

/// The view of a root, which a tree retains.
private final class MadeRoot {
    private var view: AnyView?

    func view(_ make: () -> AnyView) -> AnyView {
        if let view { return view }
        let made = make()
        view = made
        return made
    }
}
