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
        var before = first
        for index in 1...Int((Self.duration / Self.step).rounded()) {
            let next = elements(Double(index) * Self.step)
            for element in before where element.kind != .effect && !element.isGround(of: before) {
                guard let other = next.first(where: element.isSame),
                    element.frame.distance(to: other.frame) > 0.01
                else { continue }
                if let position = movements.firstIndex(where: { element.isSame(as: $0.element) }) {
                    movements[position].add(other.frame, at: index)
                } else {
                    var movement = Movement(element: element)
                    movement.add(other.frame, at: index)
                    movements.append(movement)
                }
            }
            before = next
        }
        // A release animates what is in its control, also the room that the action changes: that is the system's.
        let controls = first.filter { $0.kind == .control }
        let release = Int((Self.pressDuration / Self.step).rounded())
        movements.removeAll { movement in
            movement.begin > release && !movement.isBack
                && controls.contains { $0.isAround(movement.element) }
        }
        findings = movements.compactMap { movement -> Finding? in
            let duration = Double(movement.longestRun) * Self.step
            guard movement.distance > Self.leastMovement || movement.growth > Self.leastGrowth + 1e-6,
                duration > Self.longestJump + 1e-9
            else { return nil }
            return Finding(
                .reduceMotion,
                .warning,
                movement.element,
                in: condition,
                measured: duration,
                limit: Self.longestJump,
                unit: .seconds
            )
        }
    }

    /// An element that moves, as it was before.
    private struct Movement {
        let element: InspectedElement
        /// The greatest number of looks, one after the other, between which it has moved: a press and its release are two
        /// movements.
        private(set) var longestRun = 0
        /// The last look at which it had moved, and the number of those before it without a pause.
        private var last = (look: 0, run: 0)
        /// The first look at which it had moved.
        private(set) var begin = 0
        /// Whether it is where it was at first.
        private(set) var isBack = true
        /// The greatest distance of a side from its first place, in points.
        private(set) var distance: CGFloat = 0
        /// The greatest change of a length, as a part of it.
        private(set) var growth: CGFloat = 0

        init(element: InspectedElement) {
            self.element = element
        }

        mutating func add(_ frame: CGRect, at look: Int) {
            let first = element.frame
            if begin == 0 { begin = look }
            isBack = first.distance(to: frame) <= 0.5
            last = (look, look == last.look + 1 ? last.run + 1 : 1)
            longestRun = max(longestRun, last.run)
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
