import StyleRuntime
import ViewEngine

/// A text that a function takes as a key, which may contain Markdown, or as a string, which is drawn as it is.
struct Title: Bridged {
    let text: Text

    static var bridgedType: StyleType { .any(.stringProtocol) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .string(let string): text = Text(verbatim: string)
        case .engine(let key as LocalizedStringKey): text = Text(key)
        default: throw .mismatch(value, as: .string)
        }
    }

    var bridged: Value { .engine(text) }
}

extension LocalizedStringKey: EngineValue { static var engineType: EngineType { .localizedStringKey } }

// Keys of texts. What looks for their texts in a project is in `LocalizedTexts`.
extension Bridge {
    mutating func addKeys() {
        add(LocalizedStringKey.self, "StringProtocol", "Equatable")
        for label: ParameterLabel in ["_", "stringLiteral"] {
            let key = Entry.function("init", [label]) { (value: String) in LocalizedStringKey(value) }
            add(initializer: key.localized)
        }
        // Both are keys with values, a table and a bundle.
        add(alias: "LocalizedStringResource", of: LocalizedStringKey.bridgedType)
        add(alias: "String.LocalizationValue", of: LocalizedStringKey.bridgedType)
        initializer(
            "_",
            .orNil("tableName"),
            .orNil("bundle"),
            .orNil("comment")
        ) { (key: LocalizedStringKey, table: String?, bundle: Bundle?, comment: String?) in
            Text(key, tableName: table, bundle: bundle)
        }
        initializer("localized") { (key: LocalizedStringKey) in key.string(in: .current) }
        let name = Entry.function(
            "init",
            ["localized", .orNil("table"), .orNil("bundle"), .orNil("comment")]
        ) {
            (key: String, table: String?, bundle: Bundle?, comment: String?) in
            NSLocalizedString(key, tableName: table, bundle: bundle ?? .main, comment: comment ?? "")
        }
        add(initializer: name.localized)
    }
}
