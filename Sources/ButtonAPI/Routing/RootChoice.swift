import CustomStyles
import HTTP

/// The part of a query that chooses the root which a path names: of a source in the path, or of the files of a folder.
struct RootChoice: Sendable {
    private enum Query: Sendable {
        case none
        case target(RequestTarget)
        case items([QueryItem])
    }

    private let query: Query

    /// No choice.
    init() { query = .none }

    /// The choice of the query of a target, which is read where it is needed.
    init(_ target: RequestTarget) { query = target.encodedQuery == nil ? .none : .target(target) }

    init(_ items: [QueryItem]) { query = .items(items) }

    private func value(_ name: String) -> String? {
        switch query {
        case .none: nil
        case .target(let target): target.firstValue(named: name)
        case .items(let items): items.first { $0.name == name }?.value
        }
    }

    /// The name of the style that the query chooses of a source in the path; `nil` for the first one.
    var styleName: String? { value(RenderingMember.show) ?? value(RenderingMember.style) }

    /// The file that the query chooses of a folder.
    var file: FileChoice {
        if case .none = query { return FileChoice() }
        return FileChoice(
            file: value(FileChoice.name),
            rootFile: value(ParameterList.rootPrefix + FileChoice.name)
        )
    }
}
