import StyleRuntime
import ViewEngine

// Focus.
extension Bridge {
    mutating func addFocus() {
        // Nothing has the focus of a keyboard but the button itself.
        modifier("focused", "_") { (view, binding: AnyBinding) in view }
        modifier("focused", "_", "equals") { (view, binding: AnyBinding, value: Any0) in view }
    }
}
