import ButtonRendering
import CustomStyles
import Graphics
import StyleSyntax
import ViewEngine

/// The findings of a root, as JSON.
struct FindingsDocument: Encodable {
    private let findings: [FindingDocument]
    /// The findings that are accepted, and accepted ones that are no more: a program that knows a list of them says both.
    private let accepted = 0
    private let unmatched: [String] = []
    private let messages: [SourceMessage]
    /// The number of findings that are left out; `nil` for none.
    private let leftOut: Int?

    private enum CodingKeys: CodingKey { case findings, accepted, unmatched, messages, leftOut }

    /// The greatest number of findings that are listed, the severest ones.
    static let mostFindings = 500
    /// The length in bytes of an address that a finding states; a source can be too long for one.
    private static let longestAddress = 2_000

    init(_ all: [Finding], of query: ButtonQuery, parameters: ParameterList, context: ParameterContext) {
        let style = query.style
        let source = style.customSource
        let text = source?.textOfProgram
        var statements = text.map { SourceStatements($0) }
        let places = Set(all.compactMap { $0.element.places?.innermost as? SourcePlace })
        let doubt = StandInDoubt(
            style.customRoot?.standIns ?? source?.standIns ?? [],
            statements: places.compactMap { statements?.range(at: $0) }
        )
        let values = query.values.request.button.control.styleValues
        let samples = SampleContentDoubt(style.customRoot?.samples.filter { values[$0.name] == nil } ?? [])
        let isOfLabel = style.customRoot?.kind == .labelStyle
        let shown = all.filter { finding in
            (query.values.listsSystemColors || finding.origin == .source)
                && !(isOfLabel && finding.isOfButton) && statements?.isOfLayout(finding) != true
        }
        findings = shown.prefix(Self.mostFindings).map { finding in
            let statement = finding.element.places?.innermost as? SourcePlace
            let standIn = doubt.standIn(of: finding.rule, statement)
            var reason = standIn.map { "\($0.name) is a stand-in" } ?? samples.reason(finding)
            if finding.isOfDisabledState, let statement,
                statements?.hasModifier("disabled", at: statement) == true
            {
                reason = reason ?? "the source disables it in a state of its own"
            }
            if style.content == nil, finding.element.kind == .text, let statement,
                statements?.hasModifier("labelStyle", at: statement) == true
            {
                reason = reason ?? "the style chooses a part of a label, and its sample is a text"
            }
            let finding = finding.doubted(because: reason)
            let place = statement.flatMap { statements?.place(of: finding, at: $0) }
            let url = finding.conditions.first?.url(of: query, parameters: parameters, context: context)
            return FindingDocument(
                finding,
                root: style.reference,
                text: text,
                place: place,
                picture: url.flatMap { $0.utf8.count <= Self.longestAddress ? $0 : nil }
            )
        }
        leftOut = shown.count > Self.mostFindings ? shown.count - Self.mostFindings : nil
        messages = style.messages ?? []
    }
}

extension Finding {
    /// Whether it is about the button around the label of a label style, which is only there for its picture.
    fileprivate var isOfButton: Bool {
        // The button alone changes with its state.
        rule.isOfControls || rule == .textContrast && conditions.allSatisfy { $0.state != .normal }
    }

    /// Whether it says that a disabled control looks like an enabled one.
    fileprivate var isOfDisabledState: Bool {
        rule == .statesLookAlike && conditions.allSatisfy { $0.state == .disabled }
    }
}

extension SourceStatements {
    /// Whether a movement is that of a layout that changes: nothing in the source moves, scales or turns the element.
    fileprivate mutating func isOfLayout(_ finding: Finding) -> Bool {
        guard finding.rule == .reduceMotion, finding.element.places != nil else { return false }
        return place(of: finding.rule, in: finding.element.places) == nil
    }

    /// The place that decides a finding about the element that a statement makes.
    fileprivate mutating func place(of finding: Finding, at statement: SourcePlace) -> DecidingPlace {
        // A symbol that has a side is named by its own statement.
        if finding.rule == .notMirrored, finding.element.kind == .symbol {
            return self.statement(at: statement)
        }
        if finding.rule == .reduceMotion {
            // A view moves with those that are given it: a label with its style.
            return place(of: finding.rule, in: finding.element.places) ?? self.statement(at: statement)
        }
        if finding.rule == .textCutOff, finding.element.fit?.isCut == true {
            return place(of: finding.rule, besides: FindingRule.clippingModifiers, at: statement)
        }
        guard finding.rule == .touchTarget else { return place(of: finding.rule, at: statement) }
        let region = finding.element.control?.reach ?? finding.element.frame
        return place(
            of: finding.rule,
            along: region.height <= region.width ? .vertical : .horizontal,
            at: statement
        )
    }
}

extension FindingRule {
    /// Whether the rule is about controls.
    fileprivate var isOfControls: Bool {
        switch self {
        case .touchTarget, .statesLookAlike, .nonTextContrast, .reduceMotion, .missingLabel, .labelInName,
            .missingTrait, .notReachable:
            true
        case .textContrast, .textCutOff, .fixedSize, .smallText, .colorOnly, .notMirrored, .schemeLost: false
        }
    }
}

extension Finding {
    /// The finding, which is not measured for a reason.
    fileprivate func doubted(because reason: String?) -> Finding {
        guard let reason, certainty != .notMeasured else { return self }
        var finding = self
        finding.certainty = .notMeasured
        finding.reason = reason
        return finding
    }
}
