package import JSONReading
package import PropertyListReading

/// An error in a resource, with its place; the rest of the resource is read.
package struct ResourceProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The part of a file that has the error.
    package enum Place: Hashable, Sendable {
        /// The whole file or folder.
        case file
        /// A character of a text, from line 1 and column 1.
        case character(line: Int, column: Int)
        /// A value of a JSON text.
        case value(JSONPointer)
    }

    package let path: String
    package let place: Place
    package let message: String

    package init(in path: String, at place: Place = .file, _ message: String) {
        self.path = path
        self.place = place
        self.message = message
    }

    package var description: String {
        switch place {
        case .file: "\(path): \(message)"
        case .character(let line, let column): "\(path):\(line):\(column): \(message)"
        case .value(let pointer): "\(path)#\(pointer): \(message)"
        }
    }
}

extension JSONValue {
    /// Reads the JSON text of a file, which may begin with a byte order mark.
    package init(
        readingFile path: String,
        of tree: FileTree,
        byteLimit: Int
    ) throws(ResourceProblem) {
        guard let content = tree[path] else { throw ResourceProblem(in: path, "the file is missing") }
        guard case .bytes(var bytes) = content else {
            throw ResourceProblem(in: path, "the file is too large to be read")
        }
        guard bytes.count <= byteLimit else {
            throw ResourceProblem(in: path, "the file has more than \(byteLimit) bytes")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        do throws(JSONError) {
            try self.init(reading: bytes)
        } catch {
            throw ResourceProblem(error, in: path)
        }
    }
}

extension ResourceProblem {
    /// An error of a JSON text.
    package init(_ error: JSONError, in path: String) {
        func problem(at place: JSONError.Place, message: String) -> ResourceProblem {
            ResourceProblem(in: path, at: .character(line: place.line, column: place.column), message)
        }
        self =
            switch error {
            case .syntax(let place): problem(at: place, message: "the text is not JSON")
            case .notUnicode(let place): problem(at: place, message: "the text is not UTF-8")
            case .repeatedName(let place):
                problem(at: place, message: "two members of an object have one name")
            case .tooDeep(let limit):
                ResourceProblem(in: path, "arrays and objects are nested more than \(limit) deep")
            case .unsupported(.largeNumber, let place): problem(at: place, message: "the number is too large")
            case .unsupported(.nulInName, let place): problem(at: place, message: "the name contains U+0000")
            }
    }
}

extension ResourceProblem {
    /// An error of a property list.
    package init(_ error: PropertyListError, in path: String) {
        func problem(at place: PropertyListError.Place, message: String) -> ResourceProblem {
            ResourceProblem(in: path, at: .character(line: place.line, column: place.column), message)
        }
        self =
            switch error {
            case .syntax(let place): problem(at: place, message: "the text is not a property list")
            case .notUnicode: ResourceProblem(in: path, "the text is neither UTF-8 nor UTF-16")
            case .binary: ResourceProblem(in: path, "the property list is binary")
            case .tooLarge(let limit): ResourceProblem(in: path, "the file has more than \(limit) bytes")
            case .tooDeep(let limit, let place):
                problem(at: place, message: "arrays and dictionaries are nested more than \(limit) deep")
            case .tooMany(let limit, let place):
                problem(at: place, message: "the file has more than \(limit) values")
            case .entity(let place): problem(at: place, message: "entities are not supported")
            }
    }
}
