import StyleRuntime

/// Positions in strings, which are numbers of characters here, and what characters say about themselves.
extension Bridge {
    mutating func addStringPositions() {
        add(alias: "String.Index", of: .int)
        property("String", "startIndex") { (text: String) in 0 }
        property("String", "endIndex") { (text: String) in text.count }
        method("String", "index", "after") { (text: String, position: Int) in position &+ 1 }
        method("String", "index", "before") { (text: String, position: Int) in position &- 1 }
        method("String", "index", "_", "offsetBy") { (text: String, position: Int, distance: Int) in
            position &+ distance
        }
        method("String", "index", "_", "offsetBy", "limitedBy") {
            (text: String, position: Int, distance: Int, limit: Int) -> Int? in
            let result = position &+ distance
            return distance >= 0 ? (result <= limit ? result : nil) : (result >= limit ? result : nil)
        }
        method("String", "distance", "from", "to") { (text: String, start: Int, end: Int) in end &- start }
        method("String", "firstIndex", "of") { (text: String, character: String) in
            text.positions { String($0) == character }.first
        }
        method("String", "lastIndex", "of") { (text: String, character: String) in
            text.positions { String($0) == character }.last
        }
        method("String", "firstIndex", "where") { (text: String, test: Callback<Bool, String>) in
            text.positions { test(String($0)) }.first
        }
        method("String", "prefix", "upTo") { (text: String, end: Int) in String(text.prefix(max(0, end))) }
        method("String", "suffix", "from") { (text: String, start: Int) in
            String(text.dropFirst(max(0, start)))
        }
        method("String", "split", "whereSeparator") { (text: String, test: Callback<Bool, String>) in
            text.split { test(String($0)) }.map { String($0) }
        }
        method("String", "split", "separator", "maxSplits") { (text: String, separator: String, count: Int) in
            separator.isEmpty
                ? [text] : text.split(separator: separator, maxSplits: max(0, count)).map { String($0) }
        }
        property("String", "wholeNumberValue") { (text: String) in text.first?.wholeNumberValue }
        property("String", "hexDigitValue") { (text: String) in text.first?.hexDigitValue }
        property("String", "isWholeNumber") { (text: String) in text.first?.isWholeNumber ?? false }
        property("String", "isNewline") { (text: String) in text.first?.isNewline ?? false }
        property("String", "isSymbol") { (text: String) in text.first?.isSymbol ?? false }
        property("String", "isASCII") { (text: String) in text.first?.isASCII ?? false }
    }
}

extension String {
    /// The positions of the characters that pass a test.
    fileprivate func positions(where test: (Character) -> Bool) -> [Int] {
        enumerated().filter { test($0.element) }.map(\.offset)
    }
}
