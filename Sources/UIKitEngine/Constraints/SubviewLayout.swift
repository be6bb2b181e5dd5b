import Graphics

/// The layout of the views inside of a view, by constraints, frames and the sizes of their contents.
///
/// Equations are solved in the order of their priorities; an inequality is one if it would not hold otherwise.
struct SubviewLayout {
    /// The greatest number of views and of constraints that take part.
    private static let viewLimit = 64
    static let constraintLimit = 256
    /// The priorities of the size of a content: those of a view inside are above that of the outer one.
    private static let (contentPriority, rootPriority): (Float, Float) = (500, 240)

    private let root: UIView
    private var views: [UIView] = []
    private var positions: [ObjectIdentifier: Int] = [:]
    private var constraints: [NSLayoutConstraint] = []

    /// The layout of the views inside of a view, whose own lengths are free unless they are set.
    init(of root: UIView) {
        self.root = root
        var waiting = [root]
        while let view = waiting.popLast(), views.count < Self.viewLimit {
            positions[ObjectIdentifier(view)] = views.count
            views.append(view)
            waiting += (view.constrainedParts + view.subviews).reversed()
        }
        constraints = Array(
            views.flatMap(\.constraints).filter { constraint in
                isKnown(constraint.first.view) && constraint.second.map { isKnown($0.view) } ?? true
            }
            .prefix(Self.constraintLimit)
        )
    }

    private func isKnown(_ view: UIView?) -> Bool { self.position(of: view) != nil }

    private func position(of view: UIView?) -> Int? { view.flatMap { positions[ObjectIdentifier($0)] } }

    /// Whether constraints can change the size of the outer view.
    var canSizeRoot: Bool { !constraints.isEmpty }

    /// The size that the constraints give the outer view, whose content has a size.
    func rootSize(content: CGSize) -> CGSize {
        let system = solved(size: nil, content: content)
        return CGSize(
            width: max(0, system.value(of: sum(0, attribute: .width))),
            height: max(0, system.value(of: sum(0, attribute: .height)))
        )
    }

    /// Sets the frames of the views inside of the outer one, which has a size.
    func apply(in size: CGSize) {
        guard views.count > 1 else { return }
        let system = solved(size: size, content: size)
        for (position, view) in views.enumerated().dropFirst() {
            guard let outer = self.position(of: view.layoutSuperview) else { continue }
            // The button lays its parts out itself.
            if view.frameInButton != nil, view.translatesAutoresizingMaskIntoConstraints { continue }
            let isArranged =
                (view.superview as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
            guard !isArranged else { continue }
            let frame = CGRect(
                x: system.value(of: sum(position, attribute: .left))
                    - system.value(of: sum(outer, attribute: .left)),
                y: system.value(of: sum(position, attribute: .top))
                    - system.value(of: sum(outer, attribute: .top)),
                width: max(0, system.value(of: sum(position, attribute: .width))),
                height: max(0, system.value(of: sum(position, attribute: .height)))
            )
            view.setLayoutFrame(frame)
            (view as? UIStackView)?.arrange()
        }
    }

    // MARK: Equations

    private struct Equation {
        let sum: LinearSystem.Sum
        let priority: Float
    }

    private func solved(size: CGSize?, content: CGSize) -> LinearSystem {
        let base = baseEquations(size: size, content: content)
        let bounds = constraints.filter { $0.relation != .equal }
        var active: Set<Int> = []
        var system = LinearSystem()
        // Each pass settles at least one more inequality.
        for _ in 0...min(bounds.count, 16) {
            let added = active.sorted().map {
                Equation(sum: difference(bounds[$0]), priority: bounds[$0].priority.rawValue)
            }
            system = LinearSystem()
            let all = (base + added).enumerated().sorted {
                ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
            }
            for (_, equation) in all { system.add(equation.sum) }
            let violated = bounds.indices.first { index in
                guard !active.contains(index) else { return false }
                let value = system.value(of: difference(bounds[index]))
                return bounds[index].relation == .greaterThanOrEqual ? value < -0.001 : value > 0.001
            }
            guard let violated else { break }
            active.insert(violated)
        }
        return system
    }

    private func baseEquations(size: CGSize?, content: CGSize) -> [Equation] {
        var result: [Equation] = []
        func set(
            _ position: Int,
            attribute: NSLayoutConstraint.Attribute,
            to value: Double,
            priority: Float
        ) {
            var sum = sum(position, attribute: attribute)
            sum.constant -= value
            result.append(Equation(sum: sum, priority: priority))
        }
        set(0, attribute: .left, to: 0, priority: 1001)
        set(0, attribute: .top, to: 0, priority: 1001)
        set(
            0,
            attribute: .width,
            to: size?.width ?? content.width,
            priority: size == nil ? Self.rootPriority : 1001
        )
        set(
            0,
            attribute: .height,
            to: size?.height ?? content.height,
            priority: size == nil ? Self.rootPriority : 1001
        )
        for (position, view) in views.enumerated().dropFirst() {
            if view.translatesAutoresizingMaskIntoConstraints, !(view.superview is UIStackView) {
                result += frameEquations(of: view, position)
            }
            let own = view.contentSizeAsSubview()
            if own.width >= 0 {
                set(position, attribute: .width, to: own.width, priority: Self.contentPriority)
            }
            if own.height >= 0 {
                set(position, attribute: .height, to: own.height, priority: Self.contentPriority)
            }
        }
        for constraint in constraints where constraint.relation == .equal {
            result.append(
                Equation(sum: difference(constraint), priority: constraint.priority.rawValue)
            )
        }
        return result
    }

    /// The equations of a view with a frame of its own, which follows the outer view where its mask says so.
    private func frameEquations(of view: UIView, _ position: Int) -> [Equation] {
        guard let outer = self.position(of: view.layoutSuperview) else { return [] }
        let frame = view.frameInButton ?? view.ownFrame
        func equation(
            _ attribute: NSLayoutConstraint.Attribute,
            value: Double,
            follows: NSLayoutConstraint.Attribute?
        ) -> Equation {
            var sum = sum(position, attribute: attribute)
            if let follows { sum.add(self.sum(outer, attribute: follows), times: -1) }
            sum.constant -= value
            return Equation(sum: sum, priority: 1000)
        }
        let mask = view.autoresizingMask
        let isWide = mask.contains(.flexibleWidth)
        let isHigh = mask.contains(.flexibleHeight)
        let outerSize = view.outerSizeOfFrame
        return [
            equation(.left, value: frame.minX, follows: .left),
            equation(.top, value: frame.minY, follows: .top),
            equation(
                .width,
                value: isWide ? frame.width - outerSize.width : frame.width,
                follows: isWide ? .width : nil
            ),
            equation(
                .height,
                value: isHigh ? frame.height - outerSize.height : frame.height,
                follows: isHigh ? .height : nil
            ),
        ]
    }

    /// The first value of a constraint minus the second one.
    private func difference(_ constraint: NSLayoutConstraint) -> LinearSystem.Sum {
        var result = sum(constraint.first)
        if let second = constraint.second {
            result.add(sum(second), times: -constraint.multiplier)
        }
        result.constant -= constraint.constant
        return result
    }

    private func sum(_ value: LayoutValue) -> LinearSystem.Sum {
        var result = sum(self.position(of: value.view) ?? 0, attribute: value.attribute)
        let insets = value.insets
        switch value.attribute {
        case .left, .leading: result.constant += insets.left
        case .right, .trailing: result.constant -= insets.right
        case .top: result.constant += insets.top
        case .bottom: result.constant -= insets.bottom
        case .width: result.constant -= insets.left + insets.right
        case .height: result.constant -= insets.top + insets.bottom
        default: break
        }
        return result
    }

    /// A place or a length of a view in its four unknowns: left, top, width, height.
    private func sum(_ position: Int, attribute: NSLayoutConstraint.Attribute) -> LinearSystem.Sum {
        let first = 4 * position
        return switch attribute {
        case .left, .leading: LinearSystem.Sum(factors: [first: 1])
        case .right, .trailing: LinearSystem.Sum(factors: [first: 1, first + 2: 1])
        case .top: LinearSystem.Sum(factors: [first + 1: 1])
        case .bottom: LinearSystem.Sum(factors: [first + 1: 1, first + 3: 1])
        case .width: LinearSystem.Sum(factors: [first + 2: 1])
        case .height: LinearSystem.Sum(factors: [first + 3: 1])
        case .centerX: LinearSystem.Sum(factors: [first: 1, first + 2: 0.5])
        case .centerY: LinearSystem.Sum(factors: [first + 1: 1, first + 3: 0.5])
        // A guess: the ascender is four fifths of a line.
        case .firstBaseline, .lastBaseline: LinearSystem.Sum(factors: [first + 1: 1, first + 3: 0.8])
        case .notAnAttribute: LinearSystem.Sum()
        }
    }
}
