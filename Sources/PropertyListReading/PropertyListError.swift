/// Why bytes are not a property list.
package enum PropertyListError: Error, Hashable, Sendable {
    /// Not a property list at a place, or the text ends there too early.
    case syntax(at: Place)
    /// Neither UTF-8 nor UTF-16.
    case notUnicode
    /// A binary property list, which no source of a project is.
    case binary
    /// More bytes than a limit.
    case tooLarge(limit: Int)
    /// Arrays and dictionaries are nested more deeply than a limit.
    case tooDeep(limit: Int, at: Place)
    /// More values than a limit.
    case tooMany(limit: Int, at: Place)
    /// An entity in an XML property list, other than the five of XML: its declaration could multiply the text.
    case entity(at: Place)

    /// A place in a text, from line 1 and column 1.
    package struct Place: Hashable, Sendable {
        package let line: Int
        package let column: Int

        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }
}
