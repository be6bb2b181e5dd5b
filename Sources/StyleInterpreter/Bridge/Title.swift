import ViewEngine

/// A text that a function takes as a key, which may contain Markdown, or as a string, which is drawn as it is.
struct Title: Bridged {
    let text: Text

    static var bridgedType: StyleType { .any("StringProtocol") }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .string(let string): text = Text(verbatim: string)
        case .engine(let key as LocalizedStringKey): text = Text(key)
        default: throw .mismatch(value, .string)
        }
    }

    var bridged: Value { .engine(text) }
}

extension LocalizedStringKey: EngineValue { static var typeName: String { "LocalizedStringKey" } }
extension Bundle: EngineValue { static var typeName: String { "Bundle" } }

// Keys of texts. There are no translations, so that a key is what is drawn.
extension Bridge {
    mutating func addKeys() {
        add(LocalizedStringKey.self, "StringProtocol", "Equatable")
        initializer("_") { (value: String) in LocalizedStringKey(value) }
        initializer("stringLiteral") { (value: String) in LocalizedStringKey(stringLiteral: value) }
        add(Bundle.self, "Hashable")
        // The bundle of a package, which the package manager declares, is that of the app.
        constants("Bundle", ["main": Bundle.main, "module": .main])
        initializer(
            "_",
            .orNil("tableName"),
            .orNil("bundle"),
            .orNil("comment")
        ) { (key: LocalizedStringKey, table: String?, bundle: Bundle?, comment: String?) in
            Text(key, tableName: table, bundle: bundle)
        }
        function(
            "NSLocalizedString",
            "_",
            .orNil("tableName"),
            .or("bundle", Bundle.main),
            .or("value", ""),
            "comment"
        ) { (key: String, table: String?, bundle: Bundle, value: String, comment: String) in
            NSLocalizedString(key, tableName: table, bundle: bundle, value: value, comment: comment)
        }
        initializer("localized", .orNil("table"), .orNil("bundle"), .orNil("comment")) {
            (key: String, table: String?, bundle: Bundle?, comment: String?) in
            NSLocalizedString(key, tableName: table, bundle: bundle ?? .main, comment: comment ?? "")
        }
    }
}
