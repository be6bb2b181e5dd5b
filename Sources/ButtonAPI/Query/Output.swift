import ButtonRendering
import HTTP

/// A representation of a button that a client can request.
enum Output: Hashable, Sendable {
    /// The picture of a state, or of one moment.
    case still
    /// All values that are resolved for that picture.
    case resolved
    /// One picture of an interaction, by its number from 0.
    case frame(Int)
    /// The list of all frames.
    case frames
    /// The animated attributes with their keyframes, and the actions that the button ran.
    case timeline
    /// One animated picture.
    case animation
    /// One picture of all values of two parameters.
    case sheet
    /// The list of the cells of the sheet.
    case cells
    /// The code of an app that has the button.
    case code
    /// The resolved values of all states as design tokens.
    case tokens
    /// The same as a file whose states and color schemes a tool chooses.
    case tokenResolver
    /// The findings about it, in all of its states and conditions.
    case findings
    /// A picture as a file of pixels.
    case raster(RasterOutput)

    /// One of each kind.
    static let allKinds: [Output] =
        [
            .still, .resolved, .frame(0), .frames, .timeline, .animation, .sheet, .cells, .code, .tokens,
            .tokenResolver, .findings,
        ]
        + RasterOutput.allKinds.map(Output.raster)

    /// The kind of an interaction's representation, of a sheet's, or neither.
    private enum Subject {
        case still, interaction, sheet
    }

    /// The properties of an output, in one table.
    private struct Properties {
        /// The end of the path after the style's name; `*` stands for the number of a frame.
        let path: String
        let contentType: ContentType
        let subject: Subject

        init(_ path: String, as contentType: ContentType, of subject: Subject = .still) {
            self.path = path
            self.contentType = contentType
            self.subject = subject
        }
    }

    private var properties: Properties {
        switch self {
        case .still: Properties(".svg", as: .svg)
        case .resolved: Properties(".json", as: .json)
        case .frame: Properties("/frames/*.svg", as: .svg, of: .interaction)
        case .frames: Properties("/frames.json", as: .json, of: .interaction)
        case .timeline: Properties("/timeline.json", as: .json, of: .interaction)
        case .animation: Properties("/animation.svg", as: .svg, of: .interaction)
        case .sheet: Properties("/states.svg", as: .svg, of: .sheet)
        case .cells: Properties("/states.json", as: .json, of: .sheet)
        // As plain text a browser shows it; a type of Swift's own would be downloaded.
        case .code: Properties(".swift", as: .plainText)
        case .tokens: Properties("/tokens.json", as: .json)
        case .tokenResolver: Properties("/tokens.resolver.json", as: .json)
        case .findings: Properties("/findings.json", as: .json)
        case .raster(.still): Properties(".png", as: .png)
        case .raster(.card): Properties("/card.png", as: .png)
        case .raster(.frame): Properties("/frames/*.png", as: .png, of: .interaction)
        case .raster(.sheet): Properties("/states.png", as: .png, of: .sheet)
        case .raster(.animation(.webP)): Properties("/animation.webp", as: .webP, of: .interaction)
        case .raster(.animation(.gif)): Properties("/animation.gif", as: .gif, of: .interaction)
        // A program that does not know the type of animated PNG shows a PNG, its first frame.
        case .raster(.animation(.animatedPNG)):
            Properties("/animation.png", as: .png, of: .interaction)
        }
    }

    /// The output of a path's end after the style's name.
    init?(pathExtension text: Substring) {
        if let output = Self.allKinds.first(where: { $0.properties.path == text }) {
            self = output
            return
        }
        for makeFrame in Self.frameKinds {
            let parts = makeFrame(0).properties.path.split(separator: "*")
            guard text.hasPrefix(parts[0]), text.hasSuffix(parts[1]) else { continue }
            let digits = text.dropFirst(parts[0].count).dropLast(parts[1].count)
            // A number has one spelling: no sign, no leading zeros.
            guard let number = Int(digits), String(number) == digits, number >= 0 else { return nil }
            self = makeFrame(number)
            return
        }
        return nil
    }

    /// The outputs that have a number in their path.
    private static let frameKinds: [@Sendable (Int) -> Output] = [
        { .frame($0) }, { .raster(.frame($0)) },
    ]

    /// The output of a name in the catalog, with a number for `{n}`.
    init?(catalogName name: String) {
        guard let output = Output(pathExtension: "." + name[...]) ?? Output(pathExtension: "/" + name[...])
        else { return nil }
        self = output
    }

    /// The end of the path after the style's name.
    var pathExtension: String {
        switch self {
        case .frame(let number), .raster(.frame(let number)):
            properties.path.replacing("*", with: String(number))
        case .still, .resolved, .frames, .timeline, .animation, .sheet, .cells, .code, .tokens,
            .tokenResolver, .findings, .raster:
            properties.path
        }
    }

    /// The index of the kind in `allKinds`.
    var kindIndex: Int {
        let path = properties.path
        guard let index = Self.allKinds.firstIndex(where: { $0.properties.path == path }) else {
            preconditionFailure("`allKinds` has one of each kind.")
        }
        return index
    }

    /// The end of the path after the style's name, for all frames.
    var pathPattern: String { properties.path.replacing("*", with: "{n}") }

    /// The name in the catalog.
    var catalogName: String { String(pathPattern.dropFirst()) }

    /// The end of the name that a browser saves the response under.
    var fileNameSuffix: String {
        pathExtension.replacing("/frames/", with: "-frame-").replacing("/", with: "-")
    }

    var contentType: ContentType { properties.contentType }

    /// The end of the path of the same picture in pixels; `nil` if it is no picture.
    var rasterPathExtension: String? {
        switch self {
        case .still, .frame, .sheet: pathExtension.replacing(".svg", with: ".png")
        case .animation: pathExtension.replacing(".svg", with: ".gif")
        case .resolved, .frames, .timeline, .cells, .code, .tokens, .tokenResolver, .findings, .raster: nil
        }
    }

    /// The settings that it can leave to its viewer; of a list of pictures, those of the pictures.
    var viewerChoices: ViewerChoices {
        switch self {
        case .still, .frame, .frames, .sheet, .cells: [.colorScheme, .contrast]
        case .animation: [.colorScheme, .contrast, .motion]
        case .resolved, .timeline, .code, .tokens, .tokenResolver, .findings, .raster: []
        }
    }

    /// Whether it shows an interaction, and not a state or a moment.
    var isInteraction: Bool { properties.subject == .interaction }

    /// Whether it has rows and columns.
    var isSheet: Bool { properties.subject == .sheet }

    /// Whether it shows one state, whose name is part of the name of its file.
    var isOfOneState: Bool {
        switch self {
        case .still, .resolved, .raster(.still), .raster(.card): true
        case .frame, .frames, .timeline, .animation, .sheet, .cells, .code, .tokens, .tokenResolver,
            .findings, .raster:
            false
        }
    }

    /// Whether it is one animated picture.
    var isAnimation: Bool {
        switch self {
        case .animation, .raster(.animation): true
        case .still, .resolved, .frame, .frames, .timeline, .sheet, .cells, .code, .tokens, .tokenResolver,
            .findings, .raster:
            false
        }
    }

    /// Whether it is a file of pixels.
    var isRaster: Bool {
        if case .raster = self { true } else { false }
    }

    /// Whether it lists the values of all states, so that a query chooses none.
    var isOfAllStates: Bool { self == .tokens || self == .tokenResolver || self == .findings }

    /// Whether its content is compressed for clients that accept it: a file of pixels is compressed in itself.
    var isCompressible: Bool { !isRaster }

    /// Whether the query chooses the number of pixels for a point.
    var takesScale: Bool { isRaster && self != .raster(.card) }

    /// Whether a query that was read can turn out to be invalid when it is drawn: by the number of its frames, by
    /// the number of its pixels, or because no cell of a sheet is valid.
    var canBeRefusedLate: Bool {
        switch self {
        case .frame, .frames, .sheet, .cells, .raster: true
        case .still, .resolved, .timeline, .animation, .code, .tokens, .tokenResolver, .findings: false
        }
    }

    /// Whether it is a still picture, or a sheet of them, that marks can be drawn over.
    var takesOverlay: Bool {
        switch self {
        case .still, .sheet, .cells, .raster(.still), .raster(.sheet): true
        case .resolved, .frame, .frames, .timeline, .animation, .code, .tokens, .tokenResolver, .findings,
            .raster:
            false
        }
    }

    /// Whether it is counted in frames.
    var hasFrames: Bool {
        switch self {
        case .frame, .frames, .raster(.frame), .raster(.animation): true
        case .still, .resolved, .timeline, .animation, .sheet, .cells, .code, .tokens, .tokenResolver,
            .findings, .raster:
            false
        }
    }

    /// The frames per second where none are given.
    var defaultFramesPerSecond: Double {
        if case .raster(.animation) = self { 30 } else { Presentation.defaultFramesPerSecond }
    }

    /// The frames per second that a query may choose.
    var framesPerSecond: ClosedRange<Double> {
        // Browsers take a frame of less than a fiftieth of a second in a GIF for one of a tenth.
        self == .raster(.animation(.gif)) ? 1...50 : 1...120
    }
}
