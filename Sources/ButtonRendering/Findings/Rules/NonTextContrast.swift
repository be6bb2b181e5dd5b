import Graphics
import ViewEngine

extension AuditedPicture {
    /// The ratio of WCAG 2.2, SC 1.4.11.
    fileprivate static let leastRatio = 3.0

    /// Symbols and shapes of active controls that are hard to tell from what is around them.
    ///
    /// A control that a text names needs neither.
    func nonTextContrastFindings() -> [Finding] {
        controls.filter(\.isEnabled).flatMap { control -> [Finding] in
            let contents = contents(of: control)
            guard !contents.contains(where: { $0.kind == .text || $0.kind == .image }) else { return [] }
            let symbols = contents.filter { $0.kind == .symbol }
            guard symbols.isEmpty else { return symbols.filter(\.isEnabled).compactMap(symbolFinding) }
            guard var finding = shapeFinding(of: contents.filter { $0.kind == .shape }) else { return [] }
            // Such as the track of a switch.
            if control.control?.description.systemAppearance == .bordered { finding.origin = .system }
            return [finding]
        }
    }

    private func symbolFinding(_ symbol: InspectedElement) -> Finding? {
        switch symbol.seenContrast {
        case nil: return nil
        case .unknown(let obstacle):
            return .notMeasured(
                .nonTextContrast,
                severity: .warning,
                of: symbol,
                in: condition,
                because: obstacle.reason
            )
        case .ratio(let ratio, let foreground, let background):
            guard ratio < Self.leastRatio else { return nil }
            var finding = finding(of: symbol, ratio)
            finding.foreground = foreground
            finding.background = background
            if systemColors.contains(foreground, on: background) { finding.origin = .system }
            return finding
        }
    }

    /// The finding of the shapes that alone show a control, if no edge of any of them can be seen.
    private func shapeFinding(of shapes: [InspectedElement]) -> Finding? {
        let seen = shapes.map { (shape: $0, edge: edgeContrast(of: $0)) }
        let known = seen.compactMap { shape, edge in edge.map { (shape: shape, edge: $0) } }
        guard let best = known.max(by: { $0.edge.ratio < $1.edge.ratio }) else { return nil }
        guard best.edge.ratio < Self.leastRatio else { return nil }
        var finding = finding(of: best.shape, best.edge.ratio)
        finding.foreground = best.edge.inside
        finding.background = best.edge.outside
        return finding
    }

    fileprivate func finding(of element: InspectedElement, _ ratio: Double) -> Finding {
        Finding(
            .nonTextContrast,
            severity: .warning,
            of: element,
            in: condition,
            measured: ratio,
            limit: Self.leastRatio,
            unit: .ratio
        )
    }

    // MARK: Edges

    /// Two colors at both sides of an edge.
    struct Edge {
        let ratio: Double
        let inside, outside: ResolvedColor
    }

    /// The distances from a side of a shape, in points, at which both sides of its edge are looked at.
    private static let distances: [(inside: CGFloat, outside: CGFloat)] = [(0.4, 0.8), (1.5, 0.8)]

    /// The greatest contrast at the middle of a side of a shape; `nil` if no color is known.
    ///
    /// An edge can be seen where one of its sides can.
    func edgeContrast(of shape: InspectedElement) -> Edge? {
        let frame = shape.frame
        var best: Edge?
        for (inner, outer) in Self.distances {
            let pairs = [
                (
                    CGPoint(x: frame.minX + inner, y: frame.midY),
                    CGPoint(x: frame.minX - outer, y: frame.midY)
                ),
                (
                    CGPoint(x: frame.maxX - inner, y: frame.midY),
                    CGPoint(x: frame.maxX + outer, y: frame.midY)
                ),
                (
                    CGPoint(x: frame.midX, y: frame.minY + inner),
                    CGPoint(x: frame.midX, y: frame.minY - outer)
                ),
                (
                    CGPoint(x: frame.midX, y: frame.maxY - inner),
                    CGPoint(x: frame.midX, y: frame.maxY + outer)
                ),
            ]
            for (first, second) in pairs {
                guard let inside = color(at: first).color, let outside = color(at: second).color else {
                    continue
                }
                let ratio = inside.contrast(with: outside)
                if ratio > best?.ratio ?? 0 { best = Edge(ratio: ratio, inside: inside, outside: outside) }
            }
        }
        return best
    }
}

extension AuditedRoot {
    /// Rings of the focus that a source draws and that are hard to tell from what is around them.
    func focusRingFindings() -> [Finding] {
        ColorScheme.allCases.flatMap { scheme -> [Finding] in
            let condition = FindingCondition(state: .focused, colorScheme: scheme)
            guard let focused = picture(where: { $0 == condition }) else { return [] }
            return focused.controls.flatMap { control -> [Finding] in
                guard control.control?.description.systemAppearance == nil else { return [] }
                return focused.contents(of: control).compactMap { ring -> Finding? in
                    guard ring.isStroked, normal.element(like: ring) == nil,
                        let edge = focused.edgeContrast(of: ring), edge.ratio < AuditedPicture.leastRatio
                    else { return nil }
                    var finding = focused.finding(of: ring, edge.ratio)
                    finding.foreground = edge.inside
                    finding.background = edge.outside
                    return finding
                }
            }
        }
    }
}
