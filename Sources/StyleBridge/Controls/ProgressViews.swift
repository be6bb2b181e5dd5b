import StyleRuntime
import SystemStyles
import ViewEngine

// Progress views.
extension Bridge {
    mutating func addProgressViews() {
        add(type: .progressView, "View")
        viewInitializer(.progressView, labels: "_") { (title: Title) in ProgressView { title.text } }
        viewInitializer(.progressView, labels: "value", .or("total", 1.0)) {
            (value: Double?, total: Double) in
            ProgressView(value: value, total: total)
        }
        viewProperty("label", of: "ProgressViewStyleConfiguration", result: .optional(.view)) {
            (c: ProgressViewStyleConfiguration) in
            c.label
        }
        viewInitializer(.progressView, labels: "_", "value", .or("total", 1.0)) {
            (title: Title, value: Double?, total: Double) in
            ProgressView(value: value, total: total) { title.text }
        }
    }
}

/// A style of progress views.
struct AnyProgressViewStyle: Bridged {
    let style: any ProgressViewStyle
    static var bridgedType: StyleType { .any(.progressViewStyle) }

    init(bridging value: Value) throws(Failure) {
        guard case .engine(let style as any ProgressViewStyle) = value else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self.style = style
    }

    var bridged: Value { .engine(style) }
}

extension ProgressViewStyleConfiguration: EngineValue {
    static var engineType: EngineType { .progressViewStyleConfiguration }
}
