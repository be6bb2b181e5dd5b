import Graphics
import StyleEngine

/// A button whose bodies have run, waiting for a title.
struct ResolvedButton {
    let host: ViewHost
    let title: TextSource
    let background: ResolvedColor?

    func displayList(title string: String) -> DisplayList {
        if title.string != string {
            title.string = string
            host.updateLayout()
        }
        return host.displayList()
    }
}
