import StyleRuntime
import ViewEngine

// Format styles of numbers, under one name: those of integers and of floating-point numbers have the same members.
extension Bridge {
    mutating func addNumberFormats() {
        add(NumberFormatStyle.self, "Hashable")
        constants(
            of: "FormatStyle",
            ["number": NumberFormatStyle(.number), "percent": NumberFormatStyle(.percent)]
        )
        factory("currency", of: "FormatStyle", labels: "code") { (code: String) in
            NumberFormatStyle(.currency(code: code))
        }
        method("precision", of: "FormatStyle", labels: "_") {
            (style: NumberFormatStyle, precision: NumberFormatStyle.Precision) in
            var style = style
            style.precision = precision
            return style
        }
        method("grouping", of: "FormatStyle", labels: "_") {
            (style: NumberFormatStyle, grouping: NumberGrouping) in
            var style = style
            style.hasGroups = grouping == .automatic
            return style
        }
        method("notation", of: "FormatStyle", labels: "_") {
            (style: NumberFormatStyle, notation: NumberNotation) in
            var style = style
            style.isCompact = notation == .compactName
            return style
        }
        // The texts are English in every locale.
        method("locale", of: "FormatStyle", labels: "_") { (style: NumberFormatStyle, locale: Locale) in style
        }
        addNumberFormatOptions()
        method("formatted", of: "Double", labels: "_") { (value: Double, style: NumberFormatStyle) in
            style.text(value)
        }
        method("formatted", of: "Int", labels: "_") { (value: Int, style: NumberFormatStyle) in
            style.text(value)
        }
    }

    private mutating func addNumberFormatOptions() {
        add(NumberFormatStyle.Precision.self, "Hashable")
        let digits: KeyValuePairs<String, NumberFormatStyle.Precision.Digits> = [
            "fractionLength": .fraction, "significantDigits": .significant,
        ]
        for (name, digits) in digits {
            factory(name, of: NumberFormatStyle.Precision.typeName, labels: "_") { (count: Int) in
                NumberFormatStyle.Precision(digits, count...count)
            }
            factory(name, of: NumberFormatStyle.Precision.typeName, labels: "_") { (range: Range<Int>) in
                NumberFormatStyle.Precision(digits, range.lowerBound...(range.last ?? range.lowerBound))
            }
        }
        add(NumberGrouping.self, "Hashable")
        cases(NumberGrouping.self, names: "automatic", "never")
        add(NumberNotation.self, "Hashable")
        cases(NumberNotation.self, names: "automatic", "compactName")
    }
}

/// Whether digits are written in groups.
enum NumberGrouping: EngineValue, Hashable, CaseIterable, Sendable {
    case automatic, never
    static var engineType: EngineType { .numberFormatStyleConfigurationGrouping }
}

/// The form of large numbers.
enum NumberNotation: EngineValue, Hashable, CaseIterable, Sendable {
    case automatic, compactName
    static var engineType: EngineType { .numberFormatStyleConfigurationNotation }
}

extension NumberFormatStyle: EngineValue { static var engineType: EngineType { .formatStyle } }
extension NumberFormatStyle.Precision: EngineValue {
    static var engineType: EngineType { .numberFormatStyleConfigurationPrecision }
}
