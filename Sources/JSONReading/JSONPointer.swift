/// The place of a value in a JSON text (RFC 6901).
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
    /// Each token after a slash; `~` is written `~0`, and a slash `~1`.
    package let description: String

    /// The whole text.
    package static let root = JSONPointer(description: "")

    private init(description: String) {
        self.description = description
    }

    /// The member of an object.
    package func member(_ name: String) -> JSONPointer {
        let token = name.replacing("~", with: "~0").replacing("/", with: "~1")
        return JSONPointer(description: description + "/" + token)
    }

    /// The element of an array, from 0.
    package func element(_ index: Int) -> JSONPointer {
        JSONPointer(description: description + "/" + String(index))
    }
}
