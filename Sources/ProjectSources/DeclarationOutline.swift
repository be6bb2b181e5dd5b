/// The declarations in the text of a file, as a hash: files with one outline declare the same names in the same places.
///
/// It is made of the words that begin declarations, with what follows them up to a brace or the end of the line, and the
/// depth of the braces around them. Texts and comments count as code, so that files can differ in the outline only because
/// of these.
struct DeclarationOutline: Equatable {
    /// FNV-1a, 64 bits.
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ bytes: [UInt8]) {
        var depth: UInt8 = 0
        var index = 0
        // Whether the words are those of a declaration.
        var isDeclared = false
        while index < bytes.count {
            let byte = bytes[index]
            guard Self.isPartOfWord(byte) else {
                switch byte {
                case UInt8(ascii: "{"):
                    depth &+= 1
                    isDeclared = false
                case UInt8(ascii: "}"):
                    depth &-= 1
                    isDeclared = false
                case UInt8(ascii: "\n"): isDeclared = false
                case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
                default: if isDeclared { combine(byte) }
                }
                index += 1
                continue
            }
            var end = index + 1
            while end < bytes.count, Self.isPartOfWord(bytes[end]) { end += 1 }
            if !isDeclared, Self.isBeginning(bytes[index..<end]) {
                isDeclared = true
                combine(depth)
            }
            if isDeclared {
                for position in index..<end { combine(bytes[position]) }
                combine(0)
            }
            index = end
        }
    }

    private mutating func combine(_ byte: UInt8) {
        hash ^= UInt64(byte)
        hash &*= 0x100_0000_01B3
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "#"), UInt8(ascii: "@"),
            UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }

    private static func isBeginning(_ word: ArraySlice<UInt8>) -> Bool {
        word.count <= longestWord && words.contains(String(decoding: word, as: UTF8.self))
    }

    private static let words: Set<String> = [
        "struct", "class", "enum", "protocol", "extension", "actor", "func", "var", "let", "case",
        "typealias",
        "associatedtype", "init", "subscript", "import", "macro", "operator", "precedencegroup", "private",
        "fileprivate", "internal", "public", "open", "package", "static", "#if", "#else", "#elseif", "#endif",
        "#Preview", "@_exported", "@available",
    ]
    private static let longestWord = 15
}
