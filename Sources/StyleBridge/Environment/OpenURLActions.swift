import StyleRuntime
import ViewEngine

// Actions that open addresses.
extension Bridge {
    mutating func addOpenURLActions() {
        initializer("handler") { (handler: Callback<OpenURLAction.Result, URL>) in
            let handler = URLHandler(function: handler)
            return OpenURLAction { handler.function($0) }
        }
    }
}

/// A handler of URLs that the source declares.
///
/// Unchecked `Sendable`: a program and its actions belong to one thread.
private struct URLHandler: @unchecked Sendable {
    let function: Callback<OpenURLAction.Result, URL>
}

extension OpenURLAction: EngineValue { static var engineType: EngineType { .openURLAction } }
extension OpenURLAction.Result: EngineValue, Replaceable {
    static var engineType: EngineType { .openURLActionResult }
    static var replacement: OpenURLAction.Result { .systemAction }
}
