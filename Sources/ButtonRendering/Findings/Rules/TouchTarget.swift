import Graphics
import ViewEngine

extension AuditedPicture {
    /// The sides of targets in points: WCAG 2.2, SC 2.5.8; Apple's guidelines, at least and by default.
    private struct Sides {
        let minimum = 24.0
        let least, usual: Double

        static let finger = Sides(least: 28, usual: 44)
        /// Those of macOS.
        static let pointer = Sides(least: 20, usual: 28)
    }

    /// Controls that a finger misses.
    func touchTargetFindings() -> [Finding] {
        let targets = controls.compactMap { control -> (InspectedElement, CGRect)? in
            // A drag is no press.
            guard let facts = control.control, facts.description.isTapped else { return nil }
            return facts.reach.map { (control, $0) }
        }
        let sides = isForMac ? Sides.pointer : .finger
        return targets.enumerated().compactMap { index, target in
            let (control, reach) = target
            let side = min(reach.width, reach.height)
            guard side < sides.usual else { return nil }
            let others = targets.enumerated().filter { $0.offset != index }.map(\.element.1)
            let (severity, limit): (Finding.Severity, Double) =
                switch side {
                case ..<sides.minimum where !Self.isAlone(reach, among: others, minimum: sides.minimum):
                    (.error, sides.minimum)
                case ..<sides.least: (.warning, sides.least)
                default: (.information, sides.usual)
                }
            var finding = Finding(
                .touchTarget,
                severity: severity,
                of: control,
                in: condition,
                measured: side,
                limit: limit,
                unit: .points
            )
            if hasSystemSize(control) { finding.origin = .system }
            if isSampleOfStyle(control) {
                finding.certainty = .notMeasured
                finding.reason = "the style has the size of its label"
            }
            return finding
        }
    }

    /// Whether a control of a style drawn by itself, also one in the body of another control's style, has the size of its
    /// label: that of a picture is a sample.
    private func isSampleOfStyle(_ control: InspectedElement) -> Bool {
        guard isOfStyle else { return false }
        return contents(of: control).contains {
            ($0.kind == .text || $0.kind == .symbol) && abs($0.frame.height - control.frame.height) < 1
                && abs($0.frame.width - control.frame.width) < 1
        }
    }

    /// Whether the system has chosen the size of a control: that of a border, or of a text that nothing is around, with a
    /// symbol that is no higher.
    private func hasSystemSize(_ control: InspectedElement) -> Bool {
        switch control.control?.description.systemAppearance {
        case .bordered, .labelOfRole: return true
        case .borderless:
            let contents = contents(of: control)
            return contents.allSatisfy { $0.kind == .text || $0.kind == .symbol }
                && contents.contains {
                    $0.kind == .text && abs($0.frame.height - control.frame.height) < 1
                }
        case nil: return false
        }
    }

    /// Whether a circle of the least diameter around the center of a target meets no other target, nor the circle of another
    /// small one.
    private static func isAlone(_ target: CGRect, among others: [CGRect], minimum: Double) -> Bool {
        let center = target.center
        return others.allSatisfy { other in
            // A control around this one, as a row is, is no neighbor.
            if other.contains(center), other.width > target.width || other.height > target.height {
                return true
            }
            let isSmall = min(other.width, other.height) < minimum
            let x = max(other.minX - center.x, 0, center.x - other.maxX)
            let y = max(other.minY - center.y, 0, center.y - other.maxY)
            let distance = (x * x + y * y).squareRoot()
            let (width, height) = (other.midX - center.x, other.midY - center.y)
            let centers = (width * width + height * height).squareRoot()
            return distance >= minimum / 2 && (!isSmall || centers >= minimum)
        }
    }
}
