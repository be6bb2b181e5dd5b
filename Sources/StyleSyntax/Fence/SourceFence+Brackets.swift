extension SourceFence {
    mutating func open(_ byte: UInt8) throws(Diagnostic) {
        beginToken()
        openBrackets += 1
        if openBrackets > SourceLimits.nestedBrackets {
            throw error("brackets are nested more than \(SourceLimits.nestedBrackets) deep", at: offset)
        }
        if byte == UInt8(ascii: "[") {
            openSquareBrackets += 1
            if openSquareBrackets > SourceLimits.nestedSquareBrackets {
                throw error(
                    "square brackets are nested more than \(SourceLimits.nestedSquareBrackets) deep",
                    at: offset
                )
            }
        }
        contexts.append(.bracket(byte, outer: chain))
        chain.reset()
        offset += 1
    }

    /// Closes a bracket.
    ///
    /// One that does not match is ignored, but a brace closes what is open inside of its pair.
    mutating func close(_ byte: UInt8) {
        offset += 1
        let opening = Self.opening(of: byte)
        guard let index = indexOfBracket(opening) else { return }
        if index < contexts.count - 1, opening != UInt8(ascii: "{") {
            return
        }
        while contexts.count > index {
            guard case .bracket(let bracket, let outer)? = contexts.popLast() else { continue }
            openBrackets -= 1
            if bracket == UInt8(ascii: "[") {
                openSquareBrackets -= 1
            }
            chain = outer
        }
        chain.isLineEnded = false
        chain.isContinued = false
    }

    /// Returns the innermost open bracket of a kind, within the innermost string.
    func indexOfBracket(_ opening: UInt8) -> Int? {
        var index = contexts.count - 1
        while index >= 0 {
            switch contexts[index] {
            case .bracket(let bracket, _) where bracket == opening: return index
            case .bracket: index -= 1
            case .string: return nil
            }
        }
        return nil
    }

    static func opening(of closing: UInt8) -> UInt8 {
        switch closing {
        case UInt8(ascii: ")"): UInt8(ascii: "(")
        case UInt8(ascii: "]"): UInt8(ascii: "[")
        default: UInt8(ascii: "{")
        }
    }
}
