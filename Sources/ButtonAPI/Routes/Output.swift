import HTTP

/// What is asked for of a button.
enum Output: Hashable {
    /// The picture of a state, or of one moment.
    case still
    /// All that is resolved for that picture.
    case resolved
    /// One picture of an interaction, by its number from 0.
    case frame(Int)
    /// The list of all frames.
    case frames
    /// What moves, when and how far, and what the button did.
    case timeline
    /// One picture that plays.
    case animation
    /// One picture of all values of two parameters.
    case sheet
    /// The list of the cells of the sheet.
    case cells
    /// The code of an app that has the button.
    case code

    /// The end of the path, after the style's name.
    init?(pathExtension text: Substring) {
        switch text {
        case ".svg": self = .still
        case ".json": self = .resolved
        case "/frames.json": self = .frames
        case "/timeline.json": self = .timeline
        case "/animation.svg": self = .animation
        case "/states.svg": self = .sheet
        case "/states.json": self = .cells
        case ".swift": self = .code
        default:
            let prefix = "/frames/"
            let suffix = ".svg"
            guard text.hasPrefix(prefix), text.hasSuffix(suffix) else { return nil }
            let digits = text.dropFirst(prefix.count).dropLast(suffix.count)
            // One spelling for a number: no sign, no zeros before it.
            guard let number = Int(digits), String(number) == digits, number >= 0 else { return nil }
            self = .frame(number)
        }
    }

    var pathExtension: String {
        switch self {
        case .still: ".svg"
        case .resolved: ".json"
        case .frame(let number): "/frames/\(number).svg"
        case .frames: "/frames.json"
        case .timeline: "/timeline.json"
        case .animation: "/animation.svg"
        case .sheet: "/states.svg"
        case .cells: "/states.json"
        case .code: ".swift"
        }
    }

    /// One of each kind.
    static let allKinds: [Output] = [
        .still, .resolved, .frame(0), .frames, .timeline, .animation, .sheet, .cells, .code,
    ]

    /// What the catalogue calls it.
    var kind: String {
        switch self {
        case .still: "svg"
        case .resolved: "json"
        case .frame: "frames/{n}.svg"
        case .frames: "frames.json"
        case .timeline: "timeline.json"
        case .animation: "animation.svg"
        case .sheet: "states.svg"
        case .cells: "states.json"
        case .code: "swift"
        }
    }

    /// Whether it shows what happens, and not only how something is.
    var isInteraction: Bool {
        switch self {
        case .frame, .frames, .timeline, .animation: true
        default: false
        }
    }

    /// Whether it has rows and columns.
    var isSheet: Bool {
        switch self {
        case .sheet, .cells: true
        default: false
        }
    }

    /// Whether it is counted in frames.
    var hasFrames: Bool {
        switch self {
        case .frame, .frames: true
        default: false
        }
    }

    var contentType: ContentType {
        switch self {
        case .still, .frame, .animation, .sheet: .svg
        case .resolved, .frames, .timeline, .cells: .json
        // Browsers show plain text; a type of Swift's own some would save.
        case .code: .plainText
        }
    }
}
