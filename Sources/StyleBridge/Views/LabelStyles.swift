import StyleRuntime
import SystemStyles
import ViewEngine

extension Bridge {
    mutating func addLabelStyles() {
        viewProperty("ProgressViewStyleConfiguration", "label", result: .optional(.view)) {
            (c: ProgressViewStyleConfiguration) in
            c.label
        }
        viewInitializer(.progressView, "_", "value", .or("total", 1.0)) {
            (title: Title, value: Double?, total: Double) in
            ProgressView(value: value, total: total) { title.text }
        }
    }
}

extension ProgressViewStyleConfiguration: EngineValue {
    static var engineType: EngineType { .progressViewStyleConfiguration }
}
