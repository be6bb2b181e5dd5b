import ButtonRendering
import Caching
import Compression
import CustomStyles
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
    /// The names of the symbols that the last picture has placeholders for.
    private(set) var drawnPlaceholders: [String] = []
    /// The names of the tokens that change nothing in the last picture, if they were asked for.
    var ignoredTokens: [String] = []
    /// Those who wait for the job.
    var client = WorkClient()
    /// The drawing that a worker's process has begun for the job.
    var begunDrawing: (any BegunDrawing)?
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

    /// Forgets the names of another picture.
    func beginPicture() {
        if !drawnPlaceholders.isEmpty { drawnPlaceholders = [] }
        if !ignoredTokens.isEmpty { ignoredTokens = [] }
    }

    /// Remembers the names of symbols that the picture has placeholders for.
    func notePlaceholders(_ names: [String]) {
        for name in names where drawnPlaceholders.count < 16 && !drawnPlaceholders.contains(name) {
            drawnPlaceholders.append(name)
        }
    }

    /// Remembers the names of symbols that a document has placeholders for.
    func notePlaceholders(of document: SVGDocument) {
        notePlaceholders(document.content.placeholderNames)
        for part in document.parts { notePlaceholders(part.content.placeholderNames) }
    }

    /// Remembers the names of symbols that a recording has placeholders for at its beginning or at its end.
    func notePlaceholders(of recorded: RecordedView) {
        for moment in [0, recorded.duration] {
            notePlaceholders(recorded.picture(at: moment).content.placeholderNames)
        }
    }

    /// The names of a request, and those of the last picture, that no symbol has here.
    func missingSymbols(beside names: [String]) -> [String] {
        names + drawnPlaceholders.filter { !names.contains($0) }
    }

    /// Ends the last phase, and releases what only one job needs.
    func endJob() {
        begunDrawing = nil
        timer.enter(nil)
        shaper.endJob()
    }
}
