import StyleSyntax

extension SourceText {
    /// The names of the types that look like styles, in a source that may have errors: what follows `struct` or `class`,
    /// if the name of a protocol of styles follows before the brace.
    var namesOfStyles: [String] {
        let words = String(decoding: bytes, as: UTF8.self)
            .split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "{") }
        return words.indices.compactMap { index in
            guard ["struct", "class", "enum"].contains(words[index]), index + 1 < words.count else {
                return nil
            }
            let inherited = words[(index + 2)...].prefix(8).prefix { $0 != "{" }
            guard inherited.contains(where: Self.protocolsOfStyles.contains) else { return nil }
            return String(words[index + 1])
        }
    }

    private static let protocolsOfStyles: Set<Substring> = [
        "ButtonStyle", "PrimitiveButtonStyle", "UIButton",
    ]
}
