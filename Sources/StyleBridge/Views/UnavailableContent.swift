import StyleRuntime
import ViewEngine

// Views in place of content that is not there.
extension Bridge {
    mutating func addUnavailableContent() {
        let type = EngineType.contentUnavailableView
        add(type: type, "View")
        viewInitializer(type, labels: "_", "systemImage", .orNil("description")) {
            (title: Title, image: String, description: Text?) in
            ContentUnavailableView {
                Label(title: { title.text }, icon: { Image(systemName: image) })
            } description: {
                description
            }
        }
        constant("search", of: type.name, typed: .engine(type)) { ContentUnavailableView.search }
        viewFactory("search", of: type.name, labels: "text", result: .engine(type)) { (text: String) in
            ContentUnavailableView.search(text: text)
        }
    }
}
