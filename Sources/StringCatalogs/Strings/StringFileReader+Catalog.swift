import JSONReading
import ResourceFiles

extension StringFileReader {
    /// Reads the JSON text of a string catalog.
    mutating func readCatalog(_ catalog: JSONValue) throws(ResourceProblem) {
        if case .string(let language) = catalog["sourceLanguage"] {
            table.sourceLanguage = LanguageTag(localeIdentifier: language)
        }
        guard case .object(let strings) = catalog["strings"] else {
            throw ResourceProblem(
                in: file.path,
                at: .value(.root.member("strings")),
                "the catalog has no strings"
            )
        }
        for string in strings {
            if string.value["extractionState"] == .string("manual") { table.manualKeys.insert(string.name) }
            guard case .object(let localizations) = string.value["localizations"] else { continue }
            let pointer = JSONPointer.root.member("strings").member(string.name).member("localizations")
            for localization in localizations {
                let language = LanguageTag(localeIdentifier: localization.name)
                guard let language else {
                    report("the language is none of BCP 47", at: .value(pointer.member(localization.name)))
                    continue
                }
                guard
                    let value = value(of: localization.value, at: pointer.member(localization.name), depth: 0)
                else { continue }
                table.localizations[language.description, default: [:]][string.name] = LocalizedString(
                    value,
                    substitutions: substitutions(
                        of: localization.value,
                        at: pointer.member(localization.name)
                    )
                )
            }
        }
    }

    /// The value of a unit or of variations; `nil` if it has not been translated, or if it has an error, which is reported.
    private mutating func value(of json: JSONValue, at pointer: JSONPointer, depth: Int) -> LocalizedValue? {
        if let unit = json["stringUnit"] {
            guard case .string(let text) = unit["value"], !text.isEmpty, unit["state"] != .string("new")
            else {
                return nil
            }
            return .text(text)
        }
        guard let variations = json["variations"] else { return nil }
        guard depth < StringLimits.variationDepth else {
            report("variations are nested more than \(StringLimits.variationDepth) deep", at: .value(pointer))
            return nil
        }
        let pointer = pointer.member("variations")
        if case .object(let members) = variations["device"] {
            let values = values(members, at: pointer.member("device"), depth: depth, key: StringDevice.init)
            return values.isEmpty ? nil : .device(values)
        }
        if case .object(let members) = variations["plural"] {
            let values = values(members, at: pointer.member("plural"), depth: depth, key: PluralCategory.init)
            return values.isEmpty ? nil : .plural(values)
        }
        report("variations are by device or plural", at: .value(pointer))
        return nil
    }

    /// The values of variations by their keys.
    private mutating func values<Key>(
        _ members: [JSONValue.Member],
        at pointer: JSONPointer,
        depth: Int,
        key: (String) -> Key?
    ) -> [Key: LocalizedValue] {
        var values: [Key: LocalizedValue] = [:]
        for member in members {
            let pointer = pointer.member(member.name)
            guard let key = key(member.name) else {
                report("the variation is not known", at: .value(pointer))
                continue
            }
            values[key] = value(of: member.value, at: pointer, depth: depth + 1)
        }
        return values
    }

    private mutating func substitutions(
        of json: JSONValue,
        at pointer: JSONPointer
    ) -> [String: LocalizedSubstitution] {
        guard case .object(let members) = json["substitutions"] else { return [:] }
        var substitutions: [String: LocalizedSubstitution] = [:]
        for member in members {
            let pointer = pointer.member("substitutions").member(member.name)
            guard let value = value(of: member.value, at: pointer, depth: 0) else { continue }
            var argument: Int?
            if case .number(let number) = member.value["argNum"] { argument = Int(exactly: number) }
            if let number = argument, !(1...100).contains(number) {
                report("an argument has a number from 1", at: .value(pointer.member("argNum")))
                argument = nil
            }
            var specifier = "lld"
            if case .string(let text) = member.value["formatSpecifier"] { specifier = text }
            substitutions[member.name] = LocalizedSubstitution(
                argument: argument,
                specifier: specifier,
                value: value
            )
        }
        return substitutions
    }
}
