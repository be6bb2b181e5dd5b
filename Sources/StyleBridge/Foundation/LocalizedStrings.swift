import StyleRuntime
import ViewEngine

// The texts of keys as strings.
extension Bridge {
    mutating func addLocalizedStrings() {
        let string = Entry.function(
            "NSLocalizedString",
            ["_", .orNil("tableName"), .or("bundle", Bundle.main), .or("value", ""), "comment"]
        ) { (key: String, table: String?, bundle: Bundle, value: String, comment: String) in
            NSLocalizedString(key, tableName: table, bundle: bundle, value: value, comment: comment)
        }
        add(function: string.localized)
    }
}
