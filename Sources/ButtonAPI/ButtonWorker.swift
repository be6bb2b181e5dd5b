import ButtonRendering
import Caching
import Compression
import Graphics
import HTTP
import SVG
import ViewRendering

/// The state of a thread that draws: renderers with the trees and fragments that they cache.
package final class ButtonWorker {
    let buttons: ButtonRenderer
    let views: ViewRenderer
    let svg: SVGRenderer
    let gzip: Gzip
    let rasters: (any RasterEncoder)?
    private let shaper: JobTextShaper
    /// Measures the phases of the job.
    var timer: PhaseTimer

    /// Creates one of a number of workers, which share what is for the caches of all workers.
    init(
        shaper: any TextShaper,
        outsets: OutsetCache,
        gzip: Gzip,
        rasters: (any RasterEncoder)?,
        budget: MemoryBudget,
        oneOf count: Int,
        clock: (() -> Int)?
    ) {
        self.gzip = gzip
        self.rasters = rasters
        timer = PhaseTimer(clock: clock)
        let part = 1 / Double(count)
        let shaper = JobTextShaper(shaper)
        self.shaper = shaper
        buttons = ButtonRenderer(shaper: shaper, outsets: outsets, share: CacheShare.trees * part, of: budget)
        views = ViewRenderer(shaper: shaper)
        svg = SVGRenderer(budget: budget, share: CacheShare.fragments * part)
    }

    /// Ends the last phase, and releases what only one job needs.
    func endJob() {
        timer.enter(nil)
        shaper.endJob()
    }
}
