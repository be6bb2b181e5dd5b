import StyleRuntime
import ViewEngine

/// The views that the closure of a preview makes, one of each of its arguments.
struct PicturesOfArguments: Operation {
    let elements: Typed
    let body: Typed

    var summary: String { "pictures of arguments" }
    var parts: [any ProgramPart] { [elements, body] }

    func emit(_ emitter: Emitter) -> Code {
        let (elements, body) = (elements.emit(emitter), body.emit(emitter))
        return { frame throws(Failure) in
            guard case .array(let elements) = try elements(frame), case .function(let body) = try body(frame)
            else { return .engine(AnyView(EmptyView())) }
            var views: [AnyView] = []
            for element in elements {
                var values = [element]
                views.append(try AnyView(bridging: body.call(&values)))
            }
            return .engine(AnyView(ForEach(views.indices) { views[$0] }))
        }
    }
}
