import Testing

@Suite struct `A function of a text` {
    @Test(arguments: [
        (#""banana".replacing("an", with: "o")"#, "booa"), (#""abc".replacing("", with: "-")"#, "abc"),
        (#""a b\nc".components(separatedBy: .newlines).joined(separator: "|")"#, "a b|c"),
        (#""a, b".components(separatedBy: CharacterSet(charactersIn: ", ")).joined(separator: "|")"#, "a||b"),
        (#""ab".localizedUppercase + "AB".localizedLowercase + "aB".localizedCapitalized"#, "ABabAb"),
        (#"["b", "A", "c"].sorted { $0.localizedStandardCompare($1) == .orderedAscending }.joined()"#, "Abc"),
        (#"["b", "A"].sorted { $0.compare($1) == .orderedDescending }.joined()"#, "bA"),
        (#""A".caseInsensitiveCompare("a") == .orderedSame ? "same" : "other""#, "same"),
        (#""Button".localizedStandardContains("TON") ? "has" : "lacks""#, "has"),
        (#""\(MainActor.assumeIsolated { 3 })""#, "3"),
    ])
    func `is that of Foundation`(expression: String, result: String) throws {
        #expect(try interpretedText("private var result: String { \(expression) }") == result)
    }
}
