import SystemStyles
import ViewEngine

extension Bridge {
    mutating func addLabelStyles() {
        add(type: .iconOnlyLabelStyle, "LabelStyle")
        viewInitializer(.iconOnlyLabelStyle) { () in IconOnlyLabelStyle() }
        add(type: .titleOnlyLabelStyle, "LabelStyle")
        viewInitializer(.titleOnlyLabelStyle) { () in TitleOnlyLabelStyle() }
        add(type: .titleAndIconLabelStyle, "LabelStyle", alias: "DefaultLabelStyle")
        viewInitializer(.titleAndIconLabelStyle) { () in TitleAndIconLabelStyle() }
        add(LabelStyleConfiguration.self)
        viewProperty("LabelStyleConfiguration", "title") { (c: LabelStyleConfiguration) in c.title }
        viewProperty("LabelStyleConfiguration", "icon") { (c: LabelStyleConfiguration) in c.icon }
        viewInitializer(.label, "_") { (configuration: LabelStyleConfiguration) in Label(configuration) }

        add(type: .linearProgressViewStyle, "ProgressViewStyle")
        viewInitializer(.linearProgressViewStyle) { () in LinearProgressViewStyle() }
        viewInitializer(.linearProgressViewStyle, "tint") { (color: Color) in
            LinearProgressViewStyle(tint: color)
        }
        add(type: .defaultProgressViewStyle, "ProgressViewStyle")
        viewInitializer(.defaultProgressViewStyle) { () in DefaultProgressViewStyle() }
        add(ProgressViewStyleConfiguration.self)
        viewProperty("ProgressViewStyleConfiguration", "label", result: .optional(.view)) {
            (c: ProgressViewStyleConfiguration) in
            c.label
        }
        property("ProgressViewStyleConfiguration", "fractionCompleted") {
            (c: ProgressViewStyleConfiguration) in
            c.fractionCompleted
        }
        viewInitializer(.progressView, "_") { (configuration: ProgressViewStyleConfiguration) in
            ProgressView(configuration)
        }
        viewInitializer(.progressView, "label") { (label: Builder) in ProgressView { label() } }
        viewInitializer(.progressView, "_", "value", .or("total", 1.0)) {
            (title: Title, value: Double?, total: Double) in
            ProgressView(value: value, total: total) { title.text }
        }
    }
}

extension LabelStyleConfiguration: EngineValue {
    static var engineType: EngineType { .labelStyleConfiguration }
}
extension ProgressViewStyleConfiguration: EngineValue {
    static var engineType: EngineType { .progressViewStyleConfiguration }
}
