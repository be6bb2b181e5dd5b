/// A line of a `.gitignore`.
struct IgnorePattern: Sendable {
    /// A part of a pattern between slashes.
    private enum Part: Sendable {
        case name(NamePattern)
        /// `**`: any number of folders, or all in a folder at the end.
        case any
    }

    let isNegated: Bool
    let isForFolders: Bool
    private let parts: [Part]

    /// The pattern of a name that may be in any folder; `nil` if the pattern is one of a path.
    let namePattern: NamePattern?

    /// Reads a line; `nil` if it is a comment, or empty.
    init?(_ line: [UInt8]) {
        var line = line[...]
        if line.last == 13 { line.removeLast() }
        while line.last == 32, line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
        guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
        isNegated = first == UInt8(ascii: "!")
        if isNegated { line.removeFirst() }
        isForFolders = line.last == UInt8(ascii: "/")
        if isForFolders { line.removeLast() }
        let isAnchored = line.contains(UInt8(ascii: "/"))
        let parts = line.split(separator: UInt8(ascii: "/")).map { part -> Part in
            part.elementsEqual([0x2A, 0x2A]) ? .any : .name(NamePattern(part))
        }
        guard let last = parts.last else { return nil }
        self.parts = parts
        if !isAnchored, case .name(let pattern) = last {
            namePattern = pattern
        } else {
            namePattern = nil
        }
    }

    /// Whether the pattern is for the path of some parts.
    func matches(_ path: [[UInt8]]) -> Bool {
        var part = 0
        var name = 0
        // The place of the last `**`, and the first name that it has not been tried with.
        var retry: (part: Int, name: Int)?
        while name < path.count {
            if part < parts.count {
                switch parts[part] {
                case .any:
                    // At the end it stands for what is in a folder, and not for the folder.
                    if part == parts.count - 1 { return true }
                    retry = (part + 1, name + 1)
                    part += 1
                    continue
                case .name(let pattern):
                    if pattern.matches(path[name]) {
                        part += 1
                        name += 1
                        continue
                    }
                }
            }
            guard let last = retry else { return false }
            part = last.part
            name = last.name
            retry = (last.part, last.name + 1)
        }
        return part == parts.count
    }
}

/// A pattern of a name, with `*`, `?`, sets of characters and escapes.
struct NamePattern: Sendable {
    private enum Element: Sendable {
        case byte(UInt8)
        case one
        case any
        case set([ClosedRange<UInt8>], isNegated: Bool)
    }

    private let elements: [Element]

    init(_ text: ArraySlice<UInt8>) {
        var elements: [Element] = []
        var rest = text
        // A set after one without an end has none, either.
        var canHaveSets = true
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"):
                if case .any = elements.last { continue }
                elements.append(.any)
            case UInt8(ascii: "?"): elements.append(.one)
            case UInt8(ascii: "\\"): elements.append(.byte(rest.popFirst() ?? byte))
            case UInt8(ascii: "["):
                if canHaveSets, let (set, length) = Self.set(rest) {
                    elements.append(set)
                    rest = rest.dropFirst(length)
                } else {
                    canHaveSets = false
                    elements.append(.byte(byte))
                }
            default: elements.append(.byte(byte))
            }
        }
        self.elements = elements
    }

    /// The set at the beginning of a text after its bracket, and its length; `nil` if it does not end.
    private static func set(_ text: ArraySlice<UInt8>) -> (element: Element, length: Int)? {
        var rest = text
        let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
        if isNegated { rest.removeFirst() }
        var ranges: [ClosedRange<UInt8>] = []
        while let byte = rest.popFirst() {
            // A bracket that is the first character is one of the set.
            if byte == UInt8(ascii: "]"), !ranges.isEmpty {
                return (.set(ranges, isNegated: isNegated), text.count - rest.count)
            }
            if rest.first == UInt8(ascii: "-"), let end = rest.dropFirst().first, end != UInt8(ascii: "]") {
                rest = rest.dropFirst(2)
                ranges.append(min(byte, end)...max(byte, end))
            } else {
                ranges.append(byte...byte)
            }
        }
        return nil
    }

    /// Whether the pattern is for a name, in a time of the product of both lengths.
    func matches(_ name: [UInt8]) -> Bool {
        var element = 0
        var index = 0
        var retry: (element: Int, index: Int)?
        while index < name.count {
            if element < elements.count {
                let isMatch: Bool
                switch elements[element] {
                case .any:
                    retry = (element + 1, index + 1)
                    element += 1
                    continue
                case .byte(let byte): isMatch = byte == name[index]
                case .one: isMatch = true
                case .set(let ranges, let isNegated):
                    isMatch = ranges.contains { $0.contains(name[index]) } != isNegated
                }
                if isMatch {
                    element += 1
                    index += 1
                    continue
                }
            }
            guard let last = retry else { return false }
            element = last.element
            index = last.index
            retry = (last.element, last.index + 1)
        }
        if element < elements.count, case .any = elements[element] { element += 1 }
        return element == elements.count
    }
}
