import StyleRuntime
import StyleSyntax
import ViewEngine

/// A modifier of the source around a view that is shown by itself: that of a preview, or one that a request names.
struct Surrounding {
    let name: String
    let place: SourcePlace
    /// Makes the modifier.
    let modifier: any Operation
    /// Makes the context that a `PreviewModifier` shares; nil without one.
    let context: (any Operation)?

    func emit(_ emitter: Emitter) -> EmittedSurrounding {
        EmittedSurrounding(name: name, modifier: modifier.emit(emitter), context: context?.emit(emitter))
    }
}

/// A modifier around a view of a program that runs.
struct EmittedSurrounding: Sendable {
    let name: String
    fileprivate let modifier: Code
    fileprivate let context: Code?

    func applied(to view: AnyView, _ execution: Execution) throws(Failure) -> AnyView {
        let frame = Frame(execution)
        guard case .record(let record) = try modifier(frame) else { return view }
        return AnyView(view.modifier(InterpretedModifier(record, context: try context?(frame))))
    }
}
