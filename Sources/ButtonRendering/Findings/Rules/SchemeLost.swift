import Graphics
import ViewEngine

extension AuditedRoot {
    /// The contrast below which a text or an edge is invisible; ours.
    private static let leastRatio = 1.2

    /// Texts, symbols and borders that one color scheme makes invisible.
    func lostFindings() -> [Finding] {
        guard let light = picture(where: { $0 == FindingCondition() }),
            let dark = picture(where: { $0 == FindingCondition(colorScheme: .dark) })
        else { return [] }
        return lostFindings(in: light, seenIn: dark) + lostFindings(in: dark, seenIn: light)
    }

    private func lostFindings(in picture: AuditedPicture, seenIn other: AuditedPicture) -> [Finding] {
        picture.elements.compactMap { element -> Finding? in
            guard let partner = other.element(like: element),
                let seen = visibility(of: element, in: picture), seen.ratio < Self.leastRatio,
                let otherwise = visibility(of: partner, in: other), otherwise.ratio >= Self.leastRatio
            else { return nil }
            var finding = Finding(
                .schemeLost,
                severity: .error,
                of: element,
                in: picture.condition,
                measured: seen.ratio,
                limit: Self.leastRatio,
                unit: .ratio
            )
            finding.foreground = seen.inside
            finding.background = seen.outside
            return finding
        }
    }

    /// The contrast with which an element is seen; `nil` if that is not known or does not matter.
    private func visibility(of element: InspectedElement, in picture: AuditedPicture) -> AuditedPicture.Edge?
    {
        switch element.kind {
        case .text, .symbol:
            guard case .ratio(let ratio, let foreground, let background) = element.seenContrast else {
                return nil
            }
            return AuditedPicture.Edge(ratio: ratio, inside: foreground, outside: background)
        case .shape: return element.isStroked ? picture.edgeContrast(of: element) : nil
        case .control, .image, .effect: return nil
        }
    }
}
