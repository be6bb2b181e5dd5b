import ButtonRendering
import Graphics
import HTTP
import SVG
import ViewEngine
import ViewRendering

/// The cost of a query, by the text of its title.
///
/// It is an upper bound for a service that has drawn nothing before, so a query is refused or not whatever was drawn
/// before it.
struct Pricing: Sendable {
    /// The cost apart from the text and the outset.
    private var button: Cost
    /// The cost of measuring the outset of the button; none for a response that does not need it.
    let outset: Cost
    /// The part of the cost that a timeline saves without its curves; `nil` for other outputs.
    let curves: Cost?
    private let text: TextUse
    private let subtitle: TextMeasure
    /// The size of a raster; `nil` for other outputs.
    private let raster: RasterSize?
    /// The layers that its pictures are composed of.
    private let layers: LayerCount

    /// The number of times that a text is laid out and written.
    private struct TextUse {
        /// The fonts and sizes that it is shaped in.
        var shapings = 1.0
        var writings = 1.0
        var layouts = 1.0
        /// The width of the button; `nil` if its lines do not wrap.
        var width: CGFloat?
        /// The cost of a line of text beyond the first.
        var line = Cost(microseconds: 6, bytes: 200)
        var form = Form.outline

        /// The cost of a line where only values are read from a picture.
        static let lineOfTokens = Cost(microseconds: 12, bytes: 200)

        enum Form {
            case none, outline, live
        }
    }

    /// The cost with a title in a service that has drawn nothing before.
    func cost(title: String) -> Cost {
        let measure = TextMeasure(title) + subtitle
        var cost = button + outset
        if text.shapings > 0 { cost += TextCost.reading(measure) }
        cost += text.shapings * TextCost.shaping(measure, wraps: text.width != nil)
        cost += text.layouts * TextCost.layout(measure)
        cost += measure.lines(in: text.width) * text.line
        switch text.form {
        case .none: break
        case .outline: cost += text.writings * TextCost.writing(measure)
        case .live: cost += text.writings * TextCost.writingLive(measure)
        }
        return cost
    }
}

extension Pricing {
    /// The cost of drawing the pixels of all frames or cells; none for an output that has no pixels.
    func rasterCost(title: String) -> Cost {
        guard let raster else { return Cost() }
        let pixels = raster.pixels(title: TextMeasure(title) + subtitle)
        return raster.frames
            * RasterCost.picture(
                of: raster.format,
                pixels: pixels,
                bytes: cost(title: title).bytes,
                layers: layers,
                pixelsOfPoint: raster.pixelsOfPoint
            )
    }

    /// The pricing of a query; throws if the query is a sheet without axes.
    init(_ query: ButtonQuery, sizes: ButtonSizes, reader: QueryReader) throws(QueryError) {
        let request = query.request
        let cost = sizes.cost(of: request.button)
        let interaction = RecordingCost(request, of: cost)
        subtitle = TextMeasure(request.button.configuration.subtitle)
        var text = TextUse()
        text.width = request.button.width
        // A button beside the first has a font and a text of its own.
        let buttons = Double(1 + request.button.control.neighbors.count)
        var regions = request.button.control.showsRegion ? 1.0 : 0
        text.shapings = buttons
        text.writings = buttons
        text.form = request.presentation.hasLiveText && !query.output.isRaster ? .live : .outline
        var (frames, cells) = (1.0, 1.0)
        var needsOutset = request.presentation.padding == nil
        var curves: Cost?
        // One picture for each set of preferences.
        let preferences = query.viewerPreferences
        let viewers = Double(1 << preferences.count)
        let overlay = query.output.isSheet ? cost.marks(of: request) : cost.overlay(of: request)
        let picture = (request.isMoment ? interaction.moment : cost.still) + overlay
        text.layouts = buttons * (request.isMoment ? interaction.updates : 1)

        switch query.output {
        case .still, .frame, .raster(.still), .raster(.frame):
            button = viewers * picture
            text.writings *= viewers
            text.layouts *= viewers
        case .raster(.card):
            button = picture
            needsOutset = false
        case .raster(.animation):
            button = interaction.recording + cost.still
            frames = interaction.duration * request.presentation.framesPerSecond
        case .code:
            let control = request.button.control
            let styles =
                [control.style] + control.neighbors.map(\.style) + [control.containerStyle].compactMap(\.self)
            button = .code + buttons * .codeOfButton
            button += Double(styles.count { $0.source == .article }) * .sourceOfArticle
            let files = styles.filter { $0.source == .custom }.flatMap(\.code.files)
            button += Double(files.reduce(0) { $0 + $1.count }) * .byteOfSource
            (text.shapings, text.layouts, text.form) = (0, 0, .live)
            needsOutset = false
        case .tokens, .tokenResolver:
            let states = Double(2 * request.button.control.style.states.count)
            button = states * cost.tokens
            text.layouts *= states
            text.line = states * TextUse.lineOfTokens
            text.form = .none
            needsOutset = false
        case .findings:
            let pictures = Double(AuditExtent(request).mostPictures)
            button = pictures * cost.findings
            text.layouts *= pictures
            text.line = pictures * TextUse.lineOfTokens
            text.form = .none
            needsOutset = false
        case .resolved:
            let once = cost.resolution + (request.isMoment ? interaction.again : Cost())
            let detail = InspectionDetail(request)
            let (resolutions, bytesOfNode): (Double, Double) =
                switch detail {
                case .complete: (Double(Self.resolutions), 4000)
                // At rest and while pressed.
                case .values: (2, 1500)
                case .outline: (0, 300)
                }
            button = picture + resolutions * once + Cost(bytes: 40_000 + bytesOfNode * cost.nodes)
            text.line = max(1, resolutions) * text.line
            text.shapings = buttons * Double(Self.resolvedFonts)
            text.layouts *= max(1, resolutions)
            text.form = .live
            needsOutset = false
        case .frames:
            let count = interaction.duration * request.presentation.framesPerSecond
            let length = Double(query.url(of: .frame(Int(count))).utf8.count)
            // A list that turns out to be longer is refused when its interaction is recorded.
            button =
                interaction.recording + count * Cost(microseconds: 4.5 + length * 0.012, bytes: length + 60)
            button.microseconds += Self.settlingFactor * interaction.motions.microseconds
            text.form = .none
        case .timeline, .animation:
            let colorings = Double(1 << preferences.count { $0 != .reducedMotion })
            button =
                viewers * interaction.recording + colorings * interaction.timeline
                + (viewers - colorings) * interaction.reducedTimeline
            text.line += viewers * RecordingCost(request, of: .line).timeline
            // A text that changes is written before and after the change.
            text.writings *= 2 * viewers
            text.layouts *= viewers
            if query.output == .timeline {
                text.form = .none
                button += Self.writingOfMotions * interaction.motions
                // The end of all motions is found without them, too, and the events have actions and animations.
                let others = Cost(
                    microseconds: Self.settlingFactor * interaction.motions.microseconds,
                    bytes: 4_000 + 500 * interaction.updates
                )
                curves = interaction.timeline + Self.writingOfMotions * interaction.motions - others
            }
        case .sheet, .cells, .raster(.sheet):
            let (rows, columns) = try reader.sheetAxes(of: query)
            cells = Double(rows.values.count * columns.values.count)
            let axes = [rows, columns]
            let texts = rows.texts * columns.texts
            // A neighbor can be of any style; on the average it is as large as the style itself. So is a button with
            // the style of its container.
            let neighbors = axes.contains { $0.name == Parameters.beside.name }
            let containers = axes.contains { $0.name == Parameters.containerStyle.name }
            let copies = (neighbors ? 1 : 0) + (containers && query.style == .inherited ? 1 : 0)
            let isInList = axes.contains { $0.name == Parameters.container.name }
            let showsRegion = axes.contains { $0.name == Parameters.showsRegion.name }
            let states = axes.first { $0.name == SheetAxis.defaultRows }?.values.count
            let isMoment = request.isMoment
            // One cell, or one of each style.
            let showsStyles = axes.contains { $0.name == Parameters.style.name }
            let buttonCosts =
                showsStyles
                ? sizes.costs(
                    of: request.button,
                    in: reader.context(of: query.style, as: .still).nameableStyles(listedOnly: true)
                )
                : [cost]
            let cellCosts = buttonCosts.map { single in
                var cell = (0..<copies).reduce(single) { cost, _ in cost + single }
                if isInList { cell = cell + .container }
                if showsRegion { cell = cell + .region }
                // A pressed button is resolved, and updated by the press.
                let press = states.map { 1.5 / Double($0) * cell.update } ?? Cost()
                return overlay + press + (isMoment ? RecordingCost(request, of: cell).moment : cell.cell)
            }
            if showsRegion { regions = 1 }
            regions *= rows.controls * columns.controls
            button = .sheet + texts * Cost(microseconds: 10)
            button += cells / Double(cellCosts.count) * cellCosts.reduce(Cost(), +)
            button = viewers * button
            text.layouts *= cells * viewers
            text.line = viewers * cells * text.line
            text.shapings *= texts * (neighbors ? 2 : 1)
            text.writings = query.output == .cells ? 0 : text.shapings
            // A design tool reads no references to a line.
            if query.output != .cells,
                text.form == .live || request.presentation.profile.isDesignTool
            {
                text.writings = cells * buttons
            }
            text.writings *= viewers
            needsOutset = false
        }
        if let theme = request.theme {
            // The buttons that are resolved to find out what the theme changes in them.
            var pictures = viewers * (request.isMoment ? min(interaction.updates, Self.states) : 1)
            if query.output == .resolved { pictures *= Double(Self.resolutions) }
            if query.output.isSheet { pictures *= cells }
            // A background is that of every cell; the button is resolved without it, too.
            if query.output.isSheet || request.environment.background != nil { pictures *= 1.5 }
            // Those that are resolved to find out which tokens change nothing.
            let states = Double(2 * request.button.control.style.states.count)
            if query.output.isOfAllStates { pictures += 3 * states }
            pictures += (states + 2) * (theme.hasTint ? 4 : 2)
            button = Self.themeFactor * button + 2 * pictures * cost.resolution
            text.layouts += 2 * pictures
            text.shapings *= 2
        }
        if query.output != .code {
            button += regions * cost.regionMeasurement(of: request.button.control.kind)
        }
        self.text = text
        self.curves = curves
        layers = cost.layers
        raster =
            query.output.isRaster ? RasterSize(query, frames: frames, cells: cells, area: cost.area) : nil
        outset = needsOutset ? sizes.outset(of: request.button.control) : Cost()
    }

    /// The work of writing the motions of a timeline as JSON by that of sampling them.
    private static let writingOfMotions = 0.5
    /// The work of drawing a themed picture by that of a plain one.
    private static let themeFactor = 1.25
    /// The work of finding the end of all motions by that of a timeline.
    private static let settlingFactor = 0.25
    /// The states that a button can have in the course of an interaction.
    private static let states = 16.0

    /// The number of buttons that an inspection resolves, and of the fonts that their titles are set in, at most.
    private static let resolutions = 40
    private static let resolvedFonts = 8
}

extension Cost {
    /// The code of a view: 23 µs to 36 µs with one button.
    fileprivate static let code = Cost(microseconds: 40, bytes: 3_000)
    /// The code of one button.
    fileprivate static let codeOfButton = Cost(microseconds: 20, bytes: 1_000)
    /// The source of a style: a button with one takes up to 253 µs.
    fileprivate static let sourceOfArticle = Cost(microseconds: 390, bytes: 12_000)
    /// A byte of the source of a style of a user's own.
    fileprivate static let byteOfSource = Cost(microseconds: 0.02, bytes: 1)
    /// The headings of a sheet.
    fileprivate static let sheet = Cost(microseconds: 600, bytes: 20_000)
}

/// The cost of an interaction.
private struct RecordingCost {
    /// The time that is shown, in seconds.
    let duration: Double
    /// The number of trees that are laid out.
    let updates: Double
    /// Recording every event.
    let recording: Cost
    /// Recording, and one picture.
    let moment: Cost
    /// Recording once more in order to compare.
    let again: Cost
    /// A timeline of the whole duration.
    let timeline: Cost
    /// The same where motion is reduced and nothing moves forever.
    let reducedTimeline: Cost
    /// The part of the timeline in which events have effects.
    let motions: Cost

    /// The seconds after the last event in which an activity indicator is sampled: a fade, and a period of one second.
    private static let sampledIndicator = 2.0
    /// The seconds after the last event in which it is shown: a fade, and whole periods.
    private static let shownIndicator = 2.5
    /// In seconds; all styles are at rest by then.
    private static let longestMotion = 3.0

    init(_ request: ButtonRequest, of cost: ButtonCost) {
        let events = request.interaction.events
        let last = events.last?.time ?? 0
        let rest = last + (cost.indicators > 0 ? Self.shownIndicator : Self.longestMotion)
        let duration = request.interaction.duration ?? rest
        self.duration = duration
        updates = Double(events.count + 1)
        recording = cost.resolution + Double(events.count) * cost.update
        moment = recording + cost.still
        // Of an inspected interaction only the events before the moment are recorded.
        let seen = request.presentation.time.map { time in events.count { $0.time <= time } } ?? events.count
        again = Double(seen) * cost.repeatedUpdate

        // The picture repeats after the last period of an indicator.
        let sampled = cost.indicators > 0 ? min(duration, last + Self.sampledIndicator) : duration
        var timeline = cost.outline + sampled * cost.second
        var motions = Cost()
        for (index, event) in events.enumerated() where event.time <= duration {
            let next = index + 1 < events.count ? events[index + 1].time : duration
            // A motion is over after a while, or the next event changes it.
            let gap = max(0, min(next, duration) - event.time)
            let moving = gap * cost.movingSecond
            motions += moving.microseconds < cost.wholeMotion.microseconds ? moving : cost.wholeMotion
        }
        self.motions = motions
        timeline += motions
        // Only colors and opacities fade.
        reducedTimeline = cost.outline + duration * cost.restingSecond + 0.2 * motions
        timeline += cost.indicators * sampled * ButtonCost.indicatorSecond
        timeline += cost.indicators * Cost(microseconds: 100 * duration, bytes: 6000 * duration)
        self.timeline = timeline
    }
}

extension SheetAxis {
    /// The number of texts that its values make of one: 1 for a parameter that changes no font.
    fileprivate var texts: Double {
        Parameters.changesNoText.contains(name) ? 1 : Double(values.count)
    }

    /// The number of controls that its values make of one, each with a touch region of its own.
    fileprivate var controls: Double {
        Parameters.changesNoControl.contains(name) ? 1 : Double(values.count)
    }
}

extension Parameters {
    /// The names of the parameters that are no part of a control.
    fileprivate static let changesNoControl: Set<String> = changesNoText.subtracting(["cornerStyle"]).union([
        "dynamicTypeSize", "layoutDirection", "font", "label", "systemImage", "imagePlacement", "showsRegion",
    ])

    /// The names of the parameters that change colors or motions only, so that the text of a title stays as it is set.
    fileprivate static let changesNoText: Set<String> = [
        "state", "colorScheme", "contrast", "tint", "background", "baseForegroundColor",
        "baseBackgroundColor",
        "titleForegroundColor", "backgroundColor", "strokeColor", "motion", "animationDefaults",
        "labelAnimation",
        "animation", "flag", "imageColorTransformer", "cornerStyle", "text", "errors", "download",
    ]
}
