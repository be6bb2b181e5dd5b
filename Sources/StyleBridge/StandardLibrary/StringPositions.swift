import StyleRuntime

/// Positions in strings, which are numbers of characters here, and what characters say about themselves.
extension Bridge {
    mutating func addStringPositions() {
        add(alias: "String.Index", of: .int)
        property("startIndex", of: "String") { (text: String) in 0 }
        property("endIndex", of: "String") { (text: String) in text.count }
        method("index", of: "String", labels: "after") { (text: String, position: Int) in position &+ 1 }
        method("index", of: "String", labels: "before") { (text: String, position: Int) in position &- 1 }
        method("index", of: "String", labels: "_", "offsetBy") {
            (text: String, position: Int, distance: Int) in
            position &+ distance
        }
        method("index", of: "String", labels: "_", "offsetBy", "limitedBy") {
            (text: String, position: Int, distance: Int, limit: Int) -> Int? in
            let result = position &+ distance
            return distance >= 0 ? (result <= limit ? result : nil) : (result >= limit ? result : nil)
        }
        method("distance", of: "String", labels: "from", "to") { (text: String, start: Int, end: Int) in
            end &- start
        }
        method("firstIndex", of: "String", labels: "of") { (text: String, character: String) in
            text.positions { String($0) == character }.first
        }
        method("lastIndex", of: "String", labels: "of") { (text: String, character: String) in
            text.positions { String($0) == character }.last
        }
        method("firstIndex", of: "String", labels: "where") { (text: String, test: Callback<Bool, String>) in
            text.positions { test(String($0)) }.first
        }
        method("prefix", of: "String", labels: "upTo") { (text: String, end: Int) in
            String(text.prefix(max(0, end)))
        }
        method("suffix", of: "String", labels: "from") { (text: String, start: Int) in
            String(text.dropFirst(max(0, start)))
        }
        method("split", of: "String", labels: "whereSeparator") {
            (text: String, test: Callback<Bool, String>) in
            text.split { test(String($0)) }.map { String($0) }
        }
        method("split", of: "String", labels: "separator", "maxSplits") {
            (text: String, separator: String, count: Int) in
            separator.isEmpty
                ? [text] : text.split(separator: separator, maxSplits: max(0, count)).map { String($0) }
        }
        property("wholeNumberValue", of: "String") { (text: String) in text.first?.wholeNumberValue }
        property("hexDigitValue", of: "String") { (text: String) in text.first?.hexDigitValue }
        property("isWholeNumber", of: "String") { (text: String) in text.first?.isWholeNumber ?? false }
        property("isNewline", of: "String") { (text: String) in text.first?.isNewline ?? false }
        property("isSymbol", of: "String") { (text: String) in text.first?.isSymbol ?? false }
        property("isASCII", of: "String") { (text: String) in text.first?.isASCII ?? false }
    }
}

extension String {
    /// The positions of the characters that pass a test.
    fileprivate func positions(where test: (Character) -> Bool) -> [Int] {
        enumerated().filter { test($0.element) }.map(\.offset)
    }
}
