import Graphics
import ViewEngine

/// A button whose bodies have run, waiting for a title.
struct ResolvedButton {
    let host: ViewHost
    let title: TextSource

    func displayList(title string: String) -> DisplayList {
        // By bytes: strings that are equal by canonical equivalence may have other glyphs.
        if title.string != string || !title.string.utf8.elementsEqual(string.utf8) {
            title.string = string
            host.updateLayout()
        }
        return host.displayList()
    }
}
