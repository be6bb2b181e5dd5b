import ButtonRendering
import Graphics
import StyleSyntax
import ViewEngine

/// A finding as JSON.
struct FindingDocument: Encodable {
    private let rule: String
    private let apple: String?
    private let severity: String
    private let certainty: String
    private let origin: String?
    private let root: String
    private let file: String?
    private let conditions: [Condition]
    private let element: Element
    private let measured, limit: Double?
    private let unit: String?
    private let foreground, background: String?
    private let passesIncreased: Bool?
    private let reason: String?
    private let place: Place?
    private let help: String
    private let picture: String?

    private enum CodingKeys: CodingKey {
        case rule, apple, severity, certainty, origin, root, file, conditions, element, measured, limit, unit
        case foreground, background, passesIncreased, reason, place, help, picture
    }

    init(
        _ finding: Finding,
        root: String,
        text: SourceText?,
        place: DecidingPlace?,
        picture: String?
    ) {
        rule = finding.rule.rawValue
        apple = finding.rule.appleAuditType
        severity = finding.severity.rawValue
        certainty = finding.certainty.rawValue
        origin = finding.origin == .system ? finding.origin.rawValue : nil
        self.root = root
        file = text.flatMap { $0.isOfProject ? $0.files[0].path : nil }
        conditions = finding.conditions.map(Condition.init)
        element = Element(finding.element)
        measured = finding.measured?.roundedToHundredths
        limit = finding.limit
        unit = finding.unit?.rawValue
        foreground = finding.foreground?.opaqueHexadecimal
        background = finding.background?.opaqueHexadecimal
        passesIncreased = finding.passesIncreased
        reason = finding.reason
        self.place = place.map { Place($0, in: text) }
        help = finding.rule.help
        self.picture = picture
    }

    private struct Condition: Encodable {
        let state, colorScheme: String
        let contrast, dynamicTypeSize, locale, layoutDirection, motion, parameter, variant: String?

        enum CodingKeys: CodingKey {
            case state, colorScheme, contrast, dynamicTypeSize, locale, layoutDirection, motion, parameter,
                variant
        }

        init(_ condition: FindingCondition) {
            state = condition.state.canonicalName
            colorScheme = condition.colorScheme == .dark ? "dark" : "light"
            contrast = condition.contrast == .increased ? "increased" : nil
            dynamicTypeSize =
                condition.dynamicTypeSize == .large ? nil : "\(condition.dynamicTypeSize)"
            locale = condition.language?.tag
            layoutDirection = condition.layoutDirection.map { "\($0)" }
            motion = condition.reducesMotion ? "reduced" : nil
            parameter = condition.variant?.parameter
            variant = condition.variant?.value
        }
    }

    private struct Element: Encodable {
        let number: Int
        let id, kind: String
        let label: String?
        let frame: ValueDocument

        enum CodingKeys: CodingKey { case number, id, kind, label, frame }

        init(_ element: InspectedElement) {
            number = element.number
            id = element.id.hexadecimal
            kind = element.kind.rawValue
            label = element.label ?? element.text
            frame = ValueDocument(.rect(element.frame))
        }
    }

    private struct Place: Encodable {
        let line, column: Int
        let what: String
        /// `nil` for a source of one file.
        let file: String?

        enum CodingKeys: CodingKey { case line, column, what, file }

        init(_ place: DecidingPlace, in text: SourceText?) {
            line = place.place.line
            column = place.place.column
            what = place.text
            file = text.flatMap { $0.isOfProject ? $0.file(of: place.place).path : nil }
        }
    }
}

extension ResolvedColor {
    /// The digits without those of the opacity, of an opaque color.
    fileprivate var opaqueHexadecimal: String { String(hexadecimal.prefix(7)) }
}

extension Double {
    fileprivate var roundedToHundredths: Double { (self * 100).rounded() / 100 }
}
