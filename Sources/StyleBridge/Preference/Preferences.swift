import StyleRuntime
import ViewEngine

// Preferences.
extension Bridge {
    mutating func addPreferences() {
        modifier("preference", labels: "key", "value") { (view, key: PreferenceKeyArgument, value: Any0) in
            key.preference(value, on: view)
        }
        modifier("onPreferenceChange", labels: "_", "perform") {
            (view, key: PreferenceKeyArgument, action: Callback<Nothing, Any0>) in
            key.onChange(of: view) { _ = action($0) }
        }
    }
}
