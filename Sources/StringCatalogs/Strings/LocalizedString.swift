/// A text of a language, with its variations.
package struct LocalizedString: Equatable, Sendable {
    package let value: LocalizedValue
    /// The parts that a text names as `%#@name@`.
    package let substitutions: [String: LocalizedSubstitution]

    package init(_ value: LocalizedValue, substitutions: [String: LocalizedSubstitution] = [:]) {
        self.value = value
        self.substitutions = substitutions
    }
}

/// A text, or one for each of several circumstances.
package indirect enum LocalizedValue: Equatable, Sendable {
    case text(String)
    /// The texts by the category of a number.
    case plural([PluralCategory: LocalizedValue])
    case device([StringDevice: LocalizedValue])

    /// The text for a number and a device; `nil` if there is none for them.
    ///
    /// A text for `zero` is for the number 0 in all languages, as in Foundation. A category without a text has the one of
    /// `other`.
    func text(number: Int?, language: LanguageTag, device: StringDevice) -> String? {
        switch self {
        case .text(let text): return text
        case .plural(let values):
            let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
            let value = (number == 0 ? values[.zero] : nil) ?? values[category] ?? values[.other]
            return value?.text(number: number, language: language, device: device)
        case .device(let values):
            let value = device.lookUpOrder.lazy.compactMap { values[$0] }.first
            return value?.text(number: number, language: language, device: device)
        }
    }
}

/// A part of a text that depends on one of its arguments.
package struct LocalizedSubstitution: Equatable, Sendable {
    /// The number of the argument, from 1; `nil` for the next one.
    package let argument: Int?
    /// The format of the argument where the text says `%arg`, such as `lld`.
    package let specifier: String
    package let value: LocalizedValue

    package init(argument: Int?, specifier: String, value: LocalizedValue) {
        self.argument = argument
        self.specifier = specifier
        self.value = value
    }
}

/// The devices of variations, by their names in catalogs.
package enum StringDevice: String, Hashable, Sendable {
    case iphone, ipad, ipod, mac, appletv, applewatch, applevision, other

    /// The devices whose text is taken, the first one first.
    fileprivate var lookUpOrder: [StringDevice] {
        self == .ipod ? [.ipod, .iphone, .other] : [self, .other]
    }
}
