import Graphics
import ViewEngine

/// The elements of a root in the course of a press, where motion is reduced.
struct ReducedMotion {
    /// The time in seconds for which the press is held, and that which is looked at.
    static let pressDuration = 0.5, duration = 1.5
    /// The distance of looks in seconds, and the longest jump; ours.
    private static let step = 0.05, longestJump = 0.1
    /// The distance in points that is a movement; ours.
    private static let leastMovement = 4.0
    /// The part of its size by which an element grows or shrinks in a movement; ours.
    private static let leastGrowth = 0.04

    let condition: FindingCondition
    let findings: [Finding]

    /// Looks at the elements at times in seconds.
    init(condition: FindingCondition, elements: (Double) -> [InspectedElement]) {
        self.condition = condition
        var movements: [Movement] = []
        let first = elements(0)
        // Elements that move into a ground may come from outside of it.
        let grounds = first.filter { $0.isGround(of: first) }
        var before = first
        for look in 1...Int((Self.duration / Self.step).rounded()) {
            let next = elements(Double(look) * Self.step)
            for element in before where element.kind != .effect {
                guard !grounds.contains(where: element.isSame), !element.isGround(of: before),
                    let other = next.first(where: element.isSame),
                    element.frame.distance(to: other.frame) > 0.01
                else { continue }
                let running = movements.firstIndex { $0.end == look - 1 && $0.element.isSame(as: element) }
                let position = running ?? movements.endIndex
                if running == nil { movements.append(Movement(element: element, begin: look)) }
                movements[position].add(other.frame, at: look)
            }
            before = next
        }
        // A release animates what is in its control, also the room that the action changes: that is the system's.
        let controls = first.filter { $0.kind == .control }
        let release = Int((Self.pressDuration / Self.step).rounded())
        movements.removeAll { movement in
            let original = first.first(where: movement.element.isSame)
            let element = original ?? movement.element
            guard movement.begin >= release, controls.contains(where: { $0.isAround(element) }) else {
                return false
            }
            return original.map { !movement.ends(at: $0.frame) } ?? true
        }
        movements.removeAll { movement in
            let isSmall =
                movement.distance <= Self.leastMovement && movement.growth <= Self.leastGrowth + 1e-6
            return isSmall || movement.duration <= Self.longestJump + 1e-9
        }
        let moving = first + movements.map(\.element).filter { !first.contains(where: $0.isSame) }
        findings = moving.compactMap { element -> Finding? in
            let own = movements.filter { $0.element.isSame(as: element) }
            guard let duration = own.map(\.duration).max() else { return nil }
            return Finding(
                .reduceMotion,
                severity: .warning,
                of: element,
                in: condition,
                measured: duration,
                limit: Self.longestJump,
                unit: .seconds
            )
        }
    }

    /// A movement of an element without a pause: a press and its release are two.
    private struct Movement {
        /// The element as it was before.
        let element: InspectedElement
        /// The looks at which it had moved, from the first to the last.
        let begin: Int
        private(set) var end: Int
        /// The greatest distance of a side from its first place, in points.
        private(set) var distance: CGFloat = 0
        /// The greatest change of a length, as a part of it.
        private(set) var growth: CGFloat = 0
        private var last: CGRect

        init(element: InspectedElement, begin: Int) {
            (self.element, self.begin, end, last) = (element, begin, begin, element.frame)
        }

        /// The time in seconds.
        var duration: Double { Double(end - begin + 1) * ReducedMotion.step }

        /// Whether the element is in a frame in the end.
        func ends(at frame: CGRect) -> Bool { last.distance(to: frame) <= 0.5 }

        mutating func add(_ frame: CGRect, at look: Int) {
            (end, last) = (look, frame)
            let first = element.frame
            distance = max(distance, first.distance(to: frame))
            guard first.width > 0, first.height > 0 else { return }
            growth = max(
                growth,
                abs(frame.width - first.width) / first.width,
                abs(frame.height - first.height) / first.height
            )
        }
    }
}

extension InspectedElement {
    /// Whether it is a shape around all elements and in no control: the background of a list is as large as the screen,
    /// where the picture has the height of its rows.
    fileprivate func isGround(of elements: [InspectedElement]) -> Bool {
        kind == .shape
            && elements.allSatisfy { element in
                element.frame.minX >= frame.minX && element.frame.minY >= frame.minY
                    && element.frame.maxX <= frame.maxX && element.frame.maxY <= frame.maxY
                    && !(element.kind == .control && element.control?.items.isDisjoint(with: items) == false)
            }
    }

    /// Whether it is a control, and an element is inside of it.
    fileprivate func isAround(_ element: InspectedElement) -> Bool {
        control?.items.isDisjoint(with: element.items) == false
    }

    fileprivate func isSame(as other: InspectedElement) -> Bool { id == other.id && kind == other.kind }
}

extension CGRect {
    /// The greatest distance of two sides.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        max(
            max(abs(minX - other.minX), abs(maxX - other.maxX)),
            max(abs(minY - other.minY), abs(maxY - other.maxY))
        )
    }
}
