import ButtonRendering
import CustomStyles
import StringCatalogs
import ViewEngine

extension Parameters {
    /// The choice of the findings that are listed.
    static let findings = [
        Parameter(
            "system-colors",
            for: .query(\.listsSystemColors),
            as: .flag,
            default: { _, _ in false },
            unavailable: { $0.output == .findings ? nil : .findingsOnly },
            summary: "Whether findings are listed about colors and sizes that the system has chosen."
        )
    ]
}

extension CatalogEntry {
    /// The languages that the root is audited in: those of its project.
    var auditedLanguages: [AuditedLanguage] {
        languages.map { name in
            let isRightToLeft = (try? LanguageTag(name))?.isRightToLeft == true
            return AuditedLanguage(tag: name, direction: isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }
}
