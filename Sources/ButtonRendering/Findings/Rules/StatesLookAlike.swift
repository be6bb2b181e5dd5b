import Graphics
import ViewEngine

extension AuditedRoot {
    /// The distance of colors and the movement in points that people notice; ours.
    private enum Limit {
        static let difference = 2.0, movement = 0.5
    }

    /// Controls that look in another state as they do in the normal one.
    func alikeStateFindings() -> [Finding] {
        [ButtonState.pressed, .disabled, .focused, .selected].flatMap { state in
            ColorScheme.allCases.flatMap { scheme -> [Finding] in
                guard let plain = picture(where: { $0.isPlain(.normal, in: scheme) }),
                    let other = picture(where: { $0.isPlain(state, in: scheme) })
                else { return [] }
                return plain.controls.compactMap { alikeFinding(of: $0, in: plain, and: other, state) }
            }
        }
    }

    private func alikeFinding(
        of control: InspectedElement,
        in plain: AuditedPicture,
        and other: AuditedPicture,
        _ state: ButtonState
    ) -> Finding? {
        guard let partner = other.element(like: control), let facts = control.control else { return nil }
        // A control that is disabled already, or that no touch reaches, changes no state; one that cannot be selected is not.
        if !control.isEnabled || facts.touchFrame == nil { return nil }
        if state == .selected, facts.description.kind != nil, !facts.description.canBeSelected { return nil }
        if state == .focused, facts.description.kind == .gesture { return nil }
        let difference = difference(of: control, in: plain, from: partner, in: other)
        guard difference < Limit.difference else { return nil }
        var finding = Finding(
            .statesLookAlike,
            severity: state == .focused ? .information : .warning,
            of: control,
            in: other.condition,
            measured: difference,
            limit: Limit.difference,
            unit: .difference
        )
        let kind = facts.description.kind
        if facts.description.systemAppearance != nil || kind.map(Self.systemKinds.contains) == true {
            finding.origin = .system
        }
        // No view shows a tap unless it is told to, and most buttons of UIKit are never selected.
        if kind == .gesture || state == .selected && kind == .button { finding.severity = .information }
        return finding
    }

    /// The kinds of control that the system draws in part.
    private static let systemKinds: Set<ControlTraits.Kind> = [.toggle, .menu, .navigationLink, .editButton]

    /// The greatest difference of colors at points of a control in two pictures; infinite if something has moved.
    private func difference(
        of control: InspectedElement,
        in first: AuditedPicture,
        from partner: InspectedElement,
        in second: AuditedPicture
    ) -> Double {
        if first.items == second.items { return 0 }
        if let drawings = first.drawings[control.id], drawings == second.drawings[partner.id] {
            // The surroundings of a control can change, as the background of a row.
            return greatestDifference(at: control.frame.samplePoints, in: first, and: second) ?? 0
        }
        let parts = first.contents(of: control)
        guard parts.count == second.contents(of: partner).count else { return .infinity }
        var points: [CGPoint] = []
        for part in parts {
            guard let other = second.element(like: part), part.kind != .effect || part.frame == other.frame
            else { return .infinity }
            let edges = [
                (part.frame.minX, other.frame.minX), (part.frame.maxX, other.frame.maxX),
                (part.frame.minY, other.frame.minY), (part.frame.maxY, other.frame.maxY),
            ]
            if edges.contains(where: { abs($0 - $1) >= Limit.movement }) { return .infinity }
            points += part.points + part.frame.samplePoints
        }
        let greatest = greatestDifference(at: points, in: first, and: second)
        // Something differs that no point shows, such as a shadow.
        return greatest.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
    }

    /// The greatest difference of the colors at points of two pictures; `nil` if one is known in one picture only.
    private func greatestDifference(
        at points: [CGPoint],
        in first: AuditedPicture,
        and second: AuditedPicture
    ) -> Double? {
        var greatest = 0.0
        for point in points {
            let pair = (first.color(at: point), second.color(at: point))
            guard let color = pair.0.color, let other = pair.1.color else {
                // Of glass, for one, no color is known.
                if pair.0 == pair.1 { continue }
                return nil
            }
            greatest = max(greatest, color.difference(from: other))
        }
        return greatest
    }
}

extension FindingCondition {
    /// Whether it is a state in a color scheme, and nothing else differs.
    fileprivate func isPlain(_ state: ButtonState, in scheme: ColorScheme) -> Bool {
        var plain = FindingCondition()
        plain.state = state
        plain.colorScheme = scheme
        return self == plain
    }
}

extension CGRect {
    /// Points inside near the sides and in the middle.
    var samplePoints: [CGPoint] {
        let xs = [minX + min(1.5, width / 4), midX, maxX - min(1.5, width / 4)]
        let ys = [minY + min(1.5, height / 4), midY, maxY - min(1.5, height / 4)]
        return xs.flatMap { x in ys.map { CGPoint(x: x, y: $0) } }
    }
}
