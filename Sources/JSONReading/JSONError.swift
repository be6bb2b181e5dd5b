/// Why bytes are not the JSON text of a value.
package enum JSONError: Error, Hashable, Sendable {
    /// Not JSON at a place, or the text ends there too early.
    case syntax(at: Place)
    /// Not UTF-8 at a place.
    case notUnicode(at: Place)
    /// An object has two members of one name; the second is at a place.
    case repeatedName(at: Place)
    /// Arrays and objects are nested more deeply than a limit.
    case tooDeep(limit: Int)
    /// A number is too large for a `Double`, or the name of a member contains U+0000.
    case unsupported(Unsupported, at: Place)

    /// A part of a text that JSON allows and a value cannot hold.
    package enum Unsupported: Hashable, Sendable {
        case largeNumber
        case nulInName
    }

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
