import PropertyListReading

/// The values of a `.stringsdict`.
enum StringsDictionary {
    private static let format = "NSStringLocalizedFormatKey"
    private static let deviceRule = "NSStringDeviceSpecificRuleType"
    private static let widthRule = "NSStringVariableWidthRuleType"

    /// The string of a value; `nil` if it is none.
    static func string(_ value: PropertyListValue) -> LocalizedString? {
        if let text = value.string { return text.isEmpty ? nil : LocalizedString(.text(text)) }
        guard let values = value.dictionary else { return nil }
        if let devices = values[deviceRule]?.dictionary { return string(ofDevices: devices) }
        if let widths = values[widthRule]?.dictionary { return widest(of: widths) }
        guard let text = values[format]?.string else { return nil }
        var substitutions: [String: LocalizedSubstitution] = [:]
        for (name, variable) in values {
            guard let variable = variable.dictionary, let value = plural(variable) else { continue }
            substitutions[name] = LocalizedSubstitution(
                argument: nil,
                specifier: variable["NSStringFormatValueTypeKey"]?.string ?? "d",
                value: value
            )
        }
        return LocalizedString(.text(text), substitutions: substitutions)
    }

    /// The texts by devices; the text of a device may depend on numbers.
    private static func string(ofDevices values: [String: PropertyListValue]) -> LocalizedString? {
        var devices: [StringDevice: LocalizedValue] = [:]
        var substitutions: [String: LocalizedSubstitution] = [:]
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            // A device in a device says nothing.
            guard let device = StringDevice(rawValue: name), value[deviceRule] == nil,
                let string = string(value)
            else { continue }
            devices[device] = string.value
            substitutions.merge(string.substitutions) { first, _ in first }
        }
        return devices.isEmpty ? nil : LocalizedString(.device(devices), substitutions: substitutions)
    }

    /// The text for the largest width: a picture has the room.
    private static func widest(of values: [String: PropertyListValue]) -> LocalizedString? {
        let texts = values.compactMap { width, value in
            value.string.flatMap { text in Int(width).map { (width: $0, text: text) } }
        }
        return texts.max { $0.width < $1.width }.map { LocalizedString(.text($0.text)) }
    }

    private static func plural(_ values: [String: PropertyListValue]) -> LocalizedValue? {
        var texts: [PluralCategory: LocalizedValue] = [:]
        for category in PluralCategory.allCases {
            if let text = values[category.rawValue]?.string { texts[category] = .text(text) }
        }
        return texts.isEmpty ? nil : .plural(texts)
    }
}
