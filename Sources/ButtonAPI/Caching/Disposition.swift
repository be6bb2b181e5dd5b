import ButtonRendering
import HTTP

/// How a browser is to take an answer: to show it or to save it, and under which file name.
///
/// The name is made of what can only be one of a few words and numbers, never of free text.
struct Disposition: Hashable {
    private let style: String
    private let output: Output
    private let state: ButtonState
    private let isMoment: Bool
    private let isDownload: Bool

    init(_ query: ButtonQuery) {
        style = query.entry.name
        output = query.output
        state = query.request.state
        isMoment = query.request.isMoment
        isDownload = query.isDownload
    }

    /// RFC 6266 §4.
    var field: HeaderField {
        HeaderField(
            name: .contentDisposition,
            value: "\(isDownload ? "attachment" : "inline"); filename=\"\(style)\(ending)\""
        )
    }

    private var ending: String {
        switch output {
        case .still, .resolved:
            (isMoment ? "-moment" : "-" + state.names(separator: "-")) + output.pathExtension
        case .frame(let number): "-frame-\(number).svg"
        case .frames: "-frames.json"
        case .timeline: "-timeline.json"
        case .animation: "-animation.svg"
        case .sheet: "-states.svg"
        case .cells: "-states.json"
        case .code: ".swift"
        }
    }
}

/// The dispositions written so far, of which there are few.
struct Dispositions {
    private static let limit = 1024

    private var fields: [Disposition: HeaderField] = [:]

    subscript(disposition: Disposition) -> HeaderField {
        mutating get {
            if let field = fields[disposition] { return field }
            if fields.count == Self.limit { fields.removeAll() }
            let field = disposition.field
            fields[disposition] = field
            return field
        }
    }
}
