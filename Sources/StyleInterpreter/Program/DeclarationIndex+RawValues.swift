import StyleRuntime
import StyleSyntax

extension DeclarationIndex {
    /// Gives each case its raw value.
    mutating func numberCases(of info: TypeInfo) {
        guard let raw = info.declaration.inherited.first, case .name(let name, _) = program[raw].kind else {
            return
        }
        var next = 0
        info.cases = info.cases.map { item in
            var rawValue = item.rawValue
            if name.text == "String" {
                rawValue = rawValue ?? .string(item.name)
                info.rawType = .string
            } else if name.text == "LocalizedStringKey" {
                if case .string(let text) = rawValue { rawValue = .key(text) }
                info.rawType = .engine(.localizedStringKey)
            } else if name.text == "Int" {
                if case .integer(let value) = rawValue { next = value }
                rawValue = .integer(next)
                let (following, isTooGreat) = next.addingReportingOverflow(1)
                if isTooGreat, item.number < info.cases.count - 1 {
                    report(.rawValueTooGreat(of: info.name), at: info.place, about: info)
                }
                next = following
                info.rawType = .int
            } else if name.text == "Double" || name.text == "CGFloat" {
                if case .integer(let value) = rawValue { rawValue = .number(Double(value)) }
                info.rawType = .double
            }
            return CaseInfo(
                number: item.number,
                name: item.name,
                parameters: item.parameters,
                rawValue: rawValue
            )
        }
    }
}
