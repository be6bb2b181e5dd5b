import Graphics
import ViewEngine

/// The texts that a picture with a little more room does not cut off.
struct CutOffDoubt {
    private let makePicture: (FindingCondition) -> AuditedPicture
    /// Whether a text that is whole in one condition is doubted in all of them.
    private let isOfAllConditions: Bool
    private let change: (inout Finding) -> Void

    /// The greatest number of conditions in which a root is drawn again for one doubt.
    static let mostPictures = 8
    /// The height that is proposed in place of the screen's, in screens.
    private static let screens = 4.0

    /// The texts that are cut off only because a screen is no higher; `nil` if the height is no sample.
    ///
    /// A caller may scroll the view; a preview is shown as it is.
    static func ofHeight(
        of request: ButtonRequest,
        makePicture: @escaping (ButtonRequest, FindingCondition) -> AuditedPicture
    ) -> CutOffDoubt? {
        let view = request.button.view
        guard let content = request.button.control.style.content, !content.isPreview, view.height == nil,
            !view.isIdeal
        else { return nil }
        var high = request
        high.button.view.height = screens * view.device.screen.size.height
        return CutOffDoubt(
            makePicture: { makePicture($0.request(for: high), $0) },
            isOfAllConditions: true
        ) { finding in
            finding.certainty = .notMeasured
            finding.reason = "who shows the view may give it more height"
        }
    }

    /// The texts that are cut off only because of the error of their widths, which can decide on a line break.
    static func ofWidths(makeNarrowPicture: @escaping (FindingCondition) -> AuditedPicture) -> CutOffDoubt {
        CutOffDoubt(makePicture: makeNarrowPicture, isOfAllConditions: false) { finding in
            finding.certainty = .close
            finding.severity = .warning
        }
    }

    /// The findings, of which those that more room would mend are changed.
    func applied(to findings: [Finding]) -> [Finding] {
        var cutOff: [FindingCondition: Set<DisplayItemID>] = [:]
        var doubted: Set<DisplayItemID> = []
        return findings.map { finding in
            guard finding.rule == .textCutOff, finding.certainty != .notMeasured,
                let condition = finding.conditions.first
            else { return finding }
            let id = finding.element.id
            if cutOff[condition] == nil, cutOff.count < Self.mostPictures {
                let texts = makePicture(condition).textCutOffFindings()
                cutOff[condition] = Set(texts.map(\.element.id))
            }
            let isWhole = cutOff[condition].map { !$0.contains(id) } ?? false
            if isWhole, isOfAllConditions { doubted.insert(id) }
            guard isWhole || doubted.contains(id) else { return finding }
            var finding = finding
            change(&finding)
            return finding
        }
    }
}
