import ButtonRendering
import Caching
import Compression
import Graphics
import SVG
import ViewRendering

/// The state of a thread that draws: renderers with the trees and fragments that they cache, and a compressor.
package final class ButtonWorker {
    let buttons: ButtonRenderer
    let views: ViewRenderer
    let svg: SVGRenderer
    let gzip = Gzip()

    init(shaper: any TextShaper, outsets: OutsetCache, budget: MemoryBudget) {
        buttons = ButtonRenderer(shaper: shaper, outsets: outsets, share: CacheShare.trees, of: budget)
        views = ViewRenderer(shaper: shaper)
        svg = SVGRenderer(budget: budget, share: CacheShare.fragments)
    }
}
