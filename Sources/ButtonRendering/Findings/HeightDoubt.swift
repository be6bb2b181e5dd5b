import Graphics
import ViewEngine

/// The texts of a view that are cut off only because a screen is no higher.
///
/// A caller may scroll the view; a preview is shown as it is.
struct HeightDoubt {
    private let makePicture: (FindingCondition) -> AuditedPicture

    /// The greatest number of conditions in which a root is drawn again.
    static let mostPictures = 8
    /// The height that is proposed instead, in screens.
    private static let screens = 4.0

    /// Draws a root in a condition, and with more height; `nil` if its height is no sample.
    init?(
        of request: ButtonRequest,
        makePicture: @escaping (ButtonRequest, FindingCondition) -> AuditedPicture
    ) {
        let view = request.button.view
        guard let content = request.button.control.style.content, !content.isPreview, view.height == nil,
            !view.isIdeal
        else { return nil }
        var high = request
        high.button.view.height = Self.screens * view.device.screen.size.height
        self.makePicture = { makePicture($0.request(for: high), $0) }
    }

    /// The findings, of which those that more height would mend are not measured.
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
            if let stillCutOff = cutOff[condition], !stillCutOff.contains(id) { doubted.insert(id) }
            guard doubted.contains(id) else { return finding }
            var finding = finding
            finding.certainty = .notMeasured
            finding.reason = "who shows the view may give it more height"
            return finding
        }
    }
}
