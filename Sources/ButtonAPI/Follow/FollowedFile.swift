import HTTP

/// The query of `/follow`: the place in the project that an editor shows.
struct FollowedFile {
    static let path = "/follow"
    /// The parameter of the page with which it goes to the file that is saved.
    static let pageParameter = "follow"

    /// A path of the editor's, of which only the end need be one of the project; `nil` for the file that was saved last.
    let file: String?
    /// The line of the cursor, from 1; `nil` for the first root.
    let line: Int?

    /// Reads the items of a query; those that others append are ignored.
    init(_ items: [QueryItem]) throws(QueryError) {
        var (file, line): (String?, Int?) = (nil, nil)
        for item in items where !IgnoredParameters.contains(item.name) {
            switch item.name {
            case "file":
                if file != nil { throw .repeatedParameter(item.name) }
                file = item.value
            case "line":
                if line != nil { throw .repeatedParameter(item.name) }
                guard let number = Int(item.value), number >= 1 else {
                    throw .invalidValue(
                        parameter: item.name,
                        value: item.value,
                        .outOfRange(1...Double(Int32.max), unit: "")
                    )
                }
                line = number
            default:
                throw .unknownParameter(UnknownName(name: item.name, known: ["file", "line"]))
            }
        }
        self.file = file
        self.line = line
    }
}
