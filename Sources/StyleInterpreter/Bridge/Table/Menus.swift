import SystemStyles
import ViewEngine

// Menus and groups of controls, of which a picture shows the labels.
extension Bridge {
    mutating func addMenus() {
        add(type: "Menu", "View")
        viewInitializer("Menu", "_", "content") { (title: Title, content: Builder) in
            Menu {
                content()
            } label: {
                title.text
            }
        }
        viewInitializer("Menu", "content", "label") { (content: Builder, label: Builder) in
            Menu {
                content()
            } label: {
                label()
            }
        }
        viewInitializer("Menu", "content", "label", "primaryAction") {
            (content: Builder, label: Builder, action: Action) in
            Menu(content: { content() }, label: { label() }, primaryAction: { _ = action() })
        }
        add(type: "ControlGroup", "View")
        viewInitializer("ControlGroup", "content") { (content: Builder) in ControlGroup { content() } }
    }
}
