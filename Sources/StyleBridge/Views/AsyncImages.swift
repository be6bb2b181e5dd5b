import StyleRuntime
import ViewEngine

// Images from elsewhere, which are never loaded.
extension Bridge {
    mutating func addAsyncImages() {
        computedConstant("empty", of: "AsyncImagePhase") { AsyncImagePhase.empty }
        // An image is never loaded, so no error is one of loading.
        property("error", of: "AsyncImagePhase") { (phase: AsyncImagePhase) in String?.none }
        addPayload(of: "AsyncImagePhase", case: "empty", types: []) { value in
            if case .engine(AsyncImagePhase.empty) = value { [] } else { nil }
        }
        addPayload(of: "AsyncImagePhase", case: "success", types: [Image.bridgedType]) { value in
            if case .engine(AsyncImagePhase.success(let image)) = value { [image.bridged] } else { nil }
        }
        addPayload(of: "AsyncImagePhase", case: "failure", types: [.any(.error)]) { _ in nil }
        viewInitializer(.asyncImage, labels: "url", .or("scale", 1.0), "content", "placeholder") {
            (url: URL?, scale: Double, content: Callback<AnyView, Image>, placeholder: Builder) in
            AsyncImage(url: url, scale: scale, content: { content($0) }, placeholder: { placeholder() })
        }
    }
}

extension AsyncImagePhase: EngineValue { static var engineType: EngineType { .asyncImagePhase } }
