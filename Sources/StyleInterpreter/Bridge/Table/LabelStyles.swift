import SystemStyles
import ViewEngine

extension Bridge {
    mutating func addLabelStyles() {
        add(type: "IconOnlyLabelStyle", "LabelStyle")
        viewInitializer("IconOnlyLabelStyle") { () in IconOnlyLabelStyle() }
        add(type: "TitleOnlyLabelStyle", "LabelStyle")
        viewInitializer("TitleOnlyLabelStyle") { () in TitleOnlyLabelStyle() }
        add(type: "TitleAndIconLabelStyle", "LabelStyle", alias: "DefaultLabelStyle")
        viewInitializer("TitleAndIconLabelStyle") { () in TitleAndIconLabelStyle() }
        add(LabelStyleConfiguration.self)
        viewProperty("LabelStyleConfiguration", "title") { (c: LabelStyleConfiguration) in c.title }
        viewProperty("LabelStyleConfiguration", "icon") { (c: LabelStyleConfiguration) in c.icon }
        viewInitializer("Label", "_") { (configuration: LabelStyleConfiguration) in Label(configuration) }

        add(type: "LinearProgressViewStyle", "ProgressViewStyle")
        viewInitializer("LinearProgressViewStyle") { () in LinearProgressViewStyle() }
        viewInitializer("LinearProgressViewStyle", "tint") { (color: Color) in
            LinearProgressViewStyle(tint: color)
        }
        add(type: "DefaultProgressViewStyle", "ProgressViewStyle")
        viewInitializer("DefaultProgressViewStyle") { () in DefaultProgressViewStyle() }
        add(ProgressViewStyleConfiguration.self)
        viewProperty("ProgressViewStyleConfiguration", "label", result: .optional(.view)) {
            (c: ProgressViewStyleConfiguration) in
            c.label
        }
        property("ProgressViewStyleConfiguration", "fractionCompleted") {
            (c: ProgressViewStyleConfiguration) in
            c.fractionCompleted
        }
        viewInitializer("ProgressView", "_") { (configuration: ProgressViewStyleConfiguration) in
            ProgressView(configuration)
        }
        viewInitializer("ProgressView", "label") { (label: Builder) in ProgressView { label() } }
        viewInitializer("ProgressView", "_", "value", .or("total", 1.0)) {
            (title: Title, value: Double?, total: Double) in
            ProgressView(value: value, total: total) { title.text }
        }
    }
}

extension LabelStyleConfiguration: EngineValue { static var typeName: String { "LabelStyleConfiguration" } }
extension ProgressViewStyleConfiguration: EngineValue {
    static var typeName: String { "ProgressViewStyleConfiguration" }
}
