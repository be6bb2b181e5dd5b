import Graphics

extension TreeElements.Description {
    init(_ control: ObservedControlNodes, _ described: TreeControl) {
        kind = described.kind
        isTapped = control.first.traits.isTapped
        canBeSelected = described.canBeSelected
        statedLabel = control.label
        isNamedBySymbols =
            control.label == nil && control.parts.allSatisfy { SpokenLabel(of: $0).isOnlySymbols }
        facts = AccessibilityFacts(of: control.parts)
        systemAppearance = control.parts.lazy.compactMap(\.innerAppearance).first
    }

    /// Describes the control of a style that is drawn by itself.
    init(styled node: Node) {
        kind = nil
        isTapped = true
        canBeSelected = false
        statedLabel = nil
        isNamedBySymbols = false
        facts = AccessibilityFacts()
        systemAppearance = nil
    }
}

extension AccessibilityFacts {
    /// The facts of a control: it is hidden if its first part is, and has the traits of all views inside.
    fileprivate init(of parts: [Node]) {
        isHidden = parts[0].environment.accessibilityFacts.isHidden
        isCombined = parts[0].environment.accessibilityFacts.isCombined
        for part in parts {
            part.forEachNode { node in
                let facts = node.environment.accessibilityFacts
                traits.formUnion(facts.traits)
                isField = isField || facts.isField
            }
        }
    }
}

extension Node {
    /// The appearance of the first view inside that has one; that of the label of a role, if there is one.
    fileprivate var innerAppearance: SystemAppearance? {
        var appearance: SystemAppearance?
        forEachNode { node in
            let own = node.environment.systemAppearance
            appearance = own == .labelOfRole ? own : appearance ?? own
        }
        return appearance
    }

    /// The number of steps in which an end of a region is found: a thousandth of the frame.
    private static let reachSteps = 10

    /// The distance from a frame in which touches are tested, in points; farther ones belong to other views.
    private static let testedDistance: CGFloat = 100

    /// The box of the points, on the lines through the middle of a frame, that receive the touches of a control.
    ///
    /// It is the frame unless a content shape decides where touches are, which can be around the frame, or a test does.
    func reach(of parts: [Node], in frame: CGRect) -> CGRect {
        var isLimited = false
        for part in parts { part.forEachNode { if $0.limitsTouches { isLimited = true } } }
        guard isLimited, let responder = responders(at: frame.center).first?.identity else { return frame }
        func share(x: CGFloat, y: CGFloat) -> CGFloat {
            let length = x == 0 ? frame.height / 2 : frame.width / 2
            let farthest = length > 0 ? 1 + Self.testedDistance / length : 1
            var (inside, outside) = (CGFloat(0), farthest)
            for _ in 0..<(2 * Self.reachSteps) {
                let middle = (inside + outside) / 2
                let point = CGPoint(
                    x: frame.midX + middle * x * frame.width / 2,
                    y: frame.midY + middle * y * frame.height / 2
                )
                if responders(at: point).first?.identity == responder {
                    inside = middle
                } else {
                    outside = middle
                }
            }
            return outside
        }
        let left = share(x: -1, y: 0) * frame.width / 2
        let right = share(x: 1, y: 0) * frame.width / 2
        let top = share(x: 0, y: -1) * frame.height / 2
        let bottom = share(x: 0, y: 1) * frame.height / 2
        return CGRect(
            x: frame.midX - left,
            y: frame.midY - top,
            width: left + right,
            height: top + bottom
        )
    }
}
