import Graphics
import ViewEngine

extension AuditedRoot {
    /// The distance from the middle in points, and as a part of the width, below which a side is none; ours.
    private static let leastOffset = 4.0, leastPart = 0.1

    /// Content that keeps its side where the layout runs from right to left, and symbols that keep their direction.
    func mirroringFindings() -> [Finding] {
        guard let mirrored = picture(where: { $0 == FindingCondition(layoutDirection: .rightToLeft) }),
            abs(mirrored.size.width - normal.size.width) < 0.5
        else { return [] }
        let width = normal.size.width
        return normal.elements.compactMap { element -> Finding? in
            guard [.text, .symbol, .image, .control].contains(element.kind),
                let other = mirrored.element(like: element)
            else { return nil }
            let (place, otherPlace) = (element.frame.midX, other.frame.midX)
            let isAside = abs(width - 2 * place) > max(Self.leastOffset, Self.leastPart * width)
            if isAside, abs(place - otherPlace) < 0.5 {
                return Finding(
                    .notMirrored,
                    severity: .warning,
                    of: element,
                    in: mirrored.condition,
                    reason: "it keeps its side"
                )
            }
            guard element.kind == .symbol, let name = element.text, name.isOneSided,
                element.colors == other.colors
            else { return nil }
            let reason = "\(name) points to one side in every language"
            return Finding(
                .notMirrored,
                severity: .warning,
                of: element,
                in: mirrored.condition,
                reason: reason
            )
        }
    }
}

extension String {
    /// Whether the name of a symbol has a side that does not follow the layout, as `chevron.left` has.
    fileprivate var isOneSided: Bool {
        let parts = split(separator: ".")
        return parts.contains { $0 == "left" || $0 == "right" }
            && parts.contains { ["chevron", "arrow", "arrowshape", "arrowtriangle", "text"].contains($0) }
            && !(parts.contains("left") && parts.contains("right"))
    }
}
