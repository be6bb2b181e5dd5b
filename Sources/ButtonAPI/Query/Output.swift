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

    /// One of each kind.
    static let allKinds: [Output] = [
        .still, .resolved, .frame(0), .frames, .timeline, .animation, .sheet, .cells, .code,
    ]

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
        }
    }

    /// The output of a path's end after the style's name.
    init?(pathExtension text: Substring) {
        if let output = Self.allKinds.first(where: { $0.properties.path == text }) {
            self = output
            return
        }
        let parts = Output.frame(0).properties.path.split(separator: "*")
        guard text.hasPrefix(parts[0]), text.hasSuffix(parts[1]) else { return nil }
        let digits = text.dropFirst(parts[0].count).dropLast(parts[1].count)
        // A number has one spelling: no sign, no leading zeros.
        guard let number = Int(digits), String(number) == digits, number >= 0 else { return nil }
        self = .frame(number)
    }

    /// The end of the path after the style's name.
    var pathExtension: String {
        guard case .frame(let number) = self else { return properties.path }
        return properties.path.replacing("*", with: String(number))
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

    /// Whether it shows an interaction, and not a state or a moment.
    var isInteraction: Bool { properties.subject == .interaction }

    /// Whether it has rows and columns.
    var isSheet: Bool { properties.subject == .sheet }

    /// Whether a query that was read can turn out to be invalid when it is drawn: by the number of its frames, or
    /// because no cell of a sheet is valid.
    var canBeRefusedLate: Bool {
        switch self {
        case .frame, .frames, .sheet, .cells: true
        case .still, .resolved, .timeline, .animation, .code: false
        }
    }

    /// Whether it is counted in frames.
    var hasFrames: Bool {
        switch self {
        case .frame, .frames: true
        case .still, .resolved, .timeline, .animation, .sheet, .cells, .code: false
        }
    }
}
