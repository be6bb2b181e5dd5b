import ButtonRendering
import CustomStyles
import HTTP
import JSONReading

/// A picture that a JSON body requests, and its place in the body.
struct RenderingItem: Sendable {
    let query: TitledQuery
    let place: RenderingPlace

    /// The cost of the picture, with that of its pixels.
    var cost: Cost { query.cost + query.rasterCost }

    var lane: Lane { query.template.query.lane }
}

/// An item that is not drawn, and the reason.
struct RenderingProblem: Error {
    let problem: Problem
}

/// The place of an item in a JSON body: a JSON Pointer, and the members that the item has there.
struct RenderingPlace: Sendable {
    let pointer: JSONPointer
    let names: Set<String>

    /// An error of the item's query, at the member that it is about.
    func located(_ error: QueryError) -> QueryError {
        switch error {
        case .unknownFrame, .unavailableFormat:
            .located(error, at: pointer.member(RenderingMember.format))
        case .unknownParameter(let unknown): located(error, at: unknown.name)
        case .repeatedParameter(let name, _), .invalidValue(let name, _, _), .unavailable(let name, _, _, _),
            .conflict(let name, _, _):
            located(error, at: name)
        case .unknownStyle, .ambiguousRoot, .unknownFile, .invalidSource, .stoppedStyle,
            .styleWork(.tooSlow(limit: _)), .styleWork(.tooLarge(limit: _)), .styleWork(.crashed):
            .located(error, at: pointer.member(RenderingMember.style))
        case .unknownRoute, .beyondLimit, .beyondBatchLimit, .malformed, .methodNotAllowed, .violation,
            .originNotAllowed, .oEmbed, .sharing, .bundle, .styleWork, .tool,
            .body, .member, .located, .rasterFailed:
            error
        }
    }

    private func located(_ error: QueryError, at name: String) -> QueryError {
        .located(error, at: names.contains(name) ? pointer.member(name) : pointer)
    }
}

/// The names of the members of a JSON body that are no parameters.
enum RenderingMember {
    static let items = "items"
    static let framework = "framework"
    static let style = "style"
    /// The root of a source, of any kind; `style` is the older spelling, for styles.
    static let show = "show"
    /// The names of the members, and of the parameters, that name a root of a source.
    static let roots = [show, style]
    static let format = "format"
    static let tokens = "tokens"
    /// The format if none is given.
    static let defaultFormat = Output.still
}
