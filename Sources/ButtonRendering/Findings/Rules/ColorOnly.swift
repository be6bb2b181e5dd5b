import Graphics
import ViewEngine

extension AuditedRoot {
    /// The ratio by which two colors differ in brightness, too (WCAG 2.2, G183), and the distance of colors that look alike.
    private enum Limit {
        static let ratio = 3.0, difference = 4.0
    }

    /// States, roles and variants that only a color tells from the normal ones.
    func colorOnlyFindings() -> [Finding] {
        pictures.compactMap { picture -> Finding? in
            guard picture.condition.isOfMeaning, picture.items != normal.items,
                let colors = colors(of: picture), let control = picture.controls.first,
                // A shape that says nothing has nothing to tell.
                control.label != nil
            else { return nil }
            let pairs = colors.filter { $0 != $1 }
            let ratio = pairs.reduce(1) { max($0, $1.0.contrast(with: $1.1)) }
            guard ratio < Limit.ratio,
                let pair = pairs.max(by: { $0.0.contrast(with: $0.1) < $1.0.contrast(with: $1.1) })
            else { return nil }
            var finding = Finding(
                .colorOnly,
                severity: .warning,
                of: control,
                in: picture.condition,
                measured: ratio,
                limit: Limit.ratio,
                unit: .ratio
            )
            finding.foreground = pair.0
            finding.background = pair.1
            let isAlike = ColorVision.allCases.contains { vision in
                pairs.allSatisfy {
                    vision.simulated($0.0).difference(from: vision.simulated($0.1)) < Limit.difference
                }
            }
            finding.certainty = isAlike ? .certain : .close
            if picture.items.holdsGlass {
                finding.certainty = .notMeasured
                finding.reason = PaintObstacle.glass.reason
            }
            // The system draws its roles and its own selection; a parameter is the source's.
            let isOfSource =
                picture.condition.variant.map { $0.parameter != FindingCondition.roleName } ?? false
            if !isOfSource, control.control?.description.systemAppearance != nil { finding.origin = .system }
            return finding
        }
    }

    /// The colors of the picture with those of the normal one in the same places; `nil` if more than colors differs.
    private func colors(of picture: AuditedPicture) -> [(ResolvedColor, ResolvedColor)]? {
        let black = ResolvedColor(0x000000)
        func plain(_ items: [DisplayItem]) -> [DisplayItem] { items.map { $0.mappingColors { _ in black } } }
        guard plain(picture.items) == plain(normal.items) else { return nil }
        return zip(picture.items.paints, normal.items.paints).map { color, other in
            (color.composited(over: picture.ground), other.composited(over: normal.ground))
        }
    }
}

extension FindingCondition {
    /// Whether the condition is a state, a role or a variant that tells the user something.
    fileprivate var isOfMeaning: Bool {
        var plain = self
        plain.variant = nil
        if plain.state == .selected { plain.state = .normal }
        return plain == FindingCondition() && self != plain
    }
}

extension [DisplayItem] {
    /// Whether glass is among the drawings.
    fileprivate var holdsGlass: Bool {
        contains { item in
            if item.role == .glassLight || item.role == .glassRim { return true }
            if case .group(_, let items) = item.drawing { return items.holdsGlass }
            return false
        }
    }

    /// The colors of all drawings, in painting order.
    fileprivate var paints: [ResolvedColor] {
        flatMap { item -> [ResolvedColor] in
            switch item.drawing {
            case .fill(_, let color), .stroke(_, _, let color): [color]
            case .glyphs(let run): [run.color]
            case .group(.gradient(let gradient), _): gradient.stops.map(\.color)
            case .group(_, let items): items.paints
            }
        }
    }
}
