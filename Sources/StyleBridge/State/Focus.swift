import StyleRuntime
import ViewEngine

// Focus.
extension Bridge {
    mutating func addFocus() {
        // Nothing has the focus of a keyboard but the button itself.
        modifier("focused", labels: "_") { (view, binding: AnyBinding) in view }
        modifier("focused", labels: "_", "equals") { (view, binding: AnyBinding, value: Any0) in view }
    }
}
