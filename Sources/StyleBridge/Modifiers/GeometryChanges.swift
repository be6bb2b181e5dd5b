import Graphics
import StyleRuntime
import ViewEngine

// Changes of the geometry of a view.
extension Bridge {
    mutating func addGeometryChanges() {
        modifier("onGeometryChange", labels: "for", "of", "action") {
            (view, type: AnyMetatype, value: Callback<Any0, GeometryProxy>, action: Callback<Nothing, Any0>)
            in
            view.onGeometryChange(for: Any0.self, of: { value($0) }, action: { _ = action($0) })
        }
    }
}

/// A type as an argument, which the other arguments settle.
struct AnyMetatype: Bridged {
    private let value: Value
    static var bridgedType: StyleType { .metatype(.variable(0)) }
    init(bridging value: Value) { self.value = value }
    var bridged: Value { value }
}
