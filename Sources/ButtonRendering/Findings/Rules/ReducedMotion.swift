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
        var before = elements(0)
        for index in 1...Int((Self.duration / Self.step).rounded()) {
            let next = elements(Double(index) * Self.step)
            for element in before {
                guard let other = next.first(where: { $0.id == element.id && $0.kind == element.kind }) else {
                    continue
                }
                let distance = element.frame.distance(to: other.frame)
                guard distance > 0.01 else { continue }
                let position = movements.firstIndex {
                    $0.element.id == element.id && $0.element.kind == element.kind
                }
                if let position {
                    movements[position].steps += 1
                    movements[position].range = movements[position].range.union(other.frame)
                } else {
                    let range = element.frame.union(other.frame)
                    movements.append(Movement(element: element, steps: 1, range: range))
                }
            }
            before = next
        }
        findings = movements.compactMap { movement -> Finding? in
            guard movement.element.kind != .effect else { return nil }
            let frame = movement.element.frame
            let moved = max(
                movement.range.width - frame.width,
                movement.range.height - frame.height
            )
            let growth = frame.width > 0 ? moved / frame.width : 0
            guard moved > Self.leastMovement || growth > Self.leastGrowth,
                Double(movement.steps) * Self.step > Self.longestJump + 1e-9
            else { return nil }
            return Finding(
                .reduceMotion,
                .warning,
                movement.element,
                in: condition,
                measured: Double(movement.steps) * Self.step,
                limit: Self.longestJump,
                unit: .seconds
            )
        }
    }

    /// An element that moves, with the box of all its places.
    private struct Movement {
        let element: InspectedElement
        var steps: Int
        var range: CGRect
    }
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
