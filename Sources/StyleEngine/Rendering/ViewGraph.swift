import Graphics

/// What all views of one tree share.
final class ViewGraph {
    let state = StateStorage()
    let shaper: any TextShaper

    init(shaper: any TextShaper) {
        self.shaper = shaper
    }
}
