import StyleRuntime
import SystemStyles
import ViewEngine

// Links to addresses.
extension Bridge {
    mutating func addLinks() {
        viewInitializer(.link, labels: "_", "destination") { (title: Title, url: URL) in
            Link(destination: url) { title.text }
        }
    }
}
