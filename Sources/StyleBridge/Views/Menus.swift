import StyleRuntime
import SystemStyles
import ViewEngine

// Menus and groups of controls, of which a picture shows the labels.
extension Bridge {
    mutating func addMenus() {
        viewInitializer(.menu, labels: "_", "content") { (title: Title, content: Builder) in
            Menu {
                content()
            } label: {
                title.text
            }
        }
        viewInitializer(.menu, labels: "_", "content", "primaryAction") {
            (title: Title, content: Builder, action: Action) in
            Menu(content: { content() }, label: { title.text }, primaryAction: { _ = action() })
        }
        for (icon, image) in ["systemImage": { Image(systemName: $0) }, "image": { Image($0) }]
            as KeyValuePairs<String, @Sendable (String) -> Image>
        {
            viewInitializer(.menu, labels: "_", ParameterLabel(stringLiteral: icon), "content") {
                (title: Title, name: String, content: Builder) in
                Menu {
                    content()
                } label: {
                    Label(title: { title.text }, icon: { image(name) })
                }
            }
        }
    }
}
