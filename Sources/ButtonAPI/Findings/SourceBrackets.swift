import StyleSyntax

/// The brackets of a file with their partners, outside of strings and comments.
struct SourceBrackets {
    private let bytes: [UInt8]
    /// The offset of the file in the text.
    private let origin: Int
    /// The position in the file of the closing bracket of each opening one.
    private var closings: [Int: Int] = [:]
    /// The opening brackets with their partners, in the order of the text.
    private var pairs: [(open: Int, close: Int)] = []
    /// The ends of the strings and comments by their positions.
    private var skips: [Int: Int] = [:]

    /// A call of a method in a chain, as `.padding(8)`.
    struct Call {
        let name: String
        /// The offset of the name.
        let offset: Int
        /// The end of its arguments.
        let end: Int
    }

    /// Finds the brackets of the file that has an offset.
    init(of text: SourceText, at offset: Int) {
        let file = text.files[text.fileIndex(at: offset)]
        bytes = file.lines.bytes
        origin = file.start
        var open: [Int] = []
        var position = bytes.startIndex
        while position < bytes.endIndex {
            let end = endOfSkip(at: position)
            if end > position {
                skips[position] = end
                position = end
                continue
            }
            switch bytes[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                open.append(position)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let start = open.popLast() {
                    closings[start] = position
                    pairs.append((start, position))
                }
            default: break
            }
            position += 1
        }
        pairs.sort { $0.open < $1.open }
    }

    /// The end of a string or a comment that begins at a position; the position itself for none.
    ///
    /// An interpolation inside of a string is skipped with it.
    private func endOfSkip(at position: Int) -> Int {
        func starts(_ text: String, at start: Int) -> Bool { bytes[start...].starts(with: text.utf8) }
        if starts("//", at: position) {
            return bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        }
        if starts("/*", at: position) {
            var end = position + 2
            while end < bytes.endIndex, !starts("*/", at: end) { end += 1 }
            return min(end + 2, bytes.endIndex)
        }
        guard bytes[position] == UInt8(ascii: "\"") else { return position }
        let isLong = starts("\"\"\"", at: position)
        let quote = isLong ? "\"\"\"" : "\""
        var end = position + quote.utf8.count
        while end < bytes.endIndex, !starts(quote, at: end) {
            // A string of one line ends with it, closed or not.
            if !isLong, bytes[end] == UInt8(ascii: "\n") { return end }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(end + quote.utf8.count, bytes.endIndex)
    }

    /// The end of the expression that begins at an offset, and the calls of its chain, in their order.
    func chain(at offset: Int) -> (end: Int, calls: [Call]) {
        var calls: [Call] = []
        var position = offset - origin
        while position < bytes.endIndex {
            if let end = skips[position] {
                position = end
                continue
            }
            switch bytes[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                guard let close = closings[position] else { return (origin + position, calls) }
                position = close + 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
                UInt8(ascii: ";"):
                return (origin + position, calls)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                guard let next = nextMember(after: position) else { return (origin + position, calls) }
                position = next
            case UInt8(ascii: "."):
                let name = name(at: position + 1)
                let start = position + 1
                position = start + name.utf8.count
                // A space is before the brace of a closure alone.
                let open = bytes[position...].firstIndex { $0 != UInt8(ascii: " ") } ?? position
                guard open < bytes.endIndex, let close = closings[open],
                    open == position && bytes[open] == UInt8(ascii: "(") || bytes[open] == UInt8(ascii: "{")
                else { continue }
                calls.append(Call(name: name, offset: origin + start, end: origin + close + 1))
                position = close + 1
            default:
                position += 1
            }
        }
        return (origin + bytes.endIndex, calls)
    }

    /// All calls of methods between two offsets, also those inside of brackets.
    func calls(in offsets: Range<Int>) -> [Call] {
        var calls: [Call] = []
        var position = offsets.lowerBound - origin
        while position < min(offsets.upperBound - origin, bytes.endIndex) {
            if let end = skips[position] {
                position = end
                continue
            }
            defer { position += 1 }
            guard bytes[position] == UInt8(ascii: ".") else { continue }
            let name = name(at: position + 1)
            let end = position + 1 + name.utf8.count
            guard end < bytes.endIndex, bytes[end] == UInt8(ascii: "("), let close = closings[end] else {
                continue
            }
            calls.append(Call(name: name, offset: origin + position + 1, end: origin + close + 1))
        }
        return calls
    }

    /// The ends of the brackets around an offset, the innermost first.
    func ends(around offset: Int) -> [Int] {
        let position = offset - origin
        return pairs.filter { $0.open < position && position < $0.close }.reversed()
            .map { origin + $0.close + 1 }
    }

    /// The position of the period that continues an expression after the end of a line; `nil` if nothing does.
    private func nextMember(after position: Int) -> Int? {
        var position = position
        while position < bytes.endIndex {
            if let end = skips[position] {
                position = end
                continue
            }
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "."): return position
            default: return nil
            }
        }
        return nil
    }

    private func name(at start: Int) -> String {
        let end =
            bytes[min(start, bytes.endIndex)...].firstIndex { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    false
                default: true
                }
            } ?? bytes.endIndex
        return String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
    }
}
