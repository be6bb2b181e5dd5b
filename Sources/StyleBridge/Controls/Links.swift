import StyleRuntime
import SystemStyles
import ViewEngine

// Links to addresses.
extension Bridge {
    mutating func addLinks() {
        viewInitializer(.link, "_", "destination") { (title: Title, url: URL) in
            Link(destination: url) { title.text }
        }
    }
}
