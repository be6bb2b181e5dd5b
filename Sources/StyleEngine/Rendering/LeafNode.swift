import Graphics

/// Something that is drawn in a rectangle and holds no other view.
protocol Leaf: Animatable {
    var color: ResolvedColor { get set }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    func baselines(in size: CGSize) -> TextBaselines?

    /// Whether what is between the two can be drawn; if not, one fades into the other.
    func continues(_ old: Self) -> Bool

    /// Whether anything is to be seen of it.
    var isVisible: Bool { get }

    func render(in place: LeafPlace, into items: inout [DisplayItem])
}

extension Leaf {
    func baselines(in size: CGSize) -> TextBaselines? { nil }

    func continues(_ old: Self) -> Bool { true }
}

/// Where a leaf is drawn.
struct LeafPlace: Animatable {
    /// As laid out.
    var frame: CGRect
    /// The frame with each side on a whole pixel; only between two places it is not.
    var pixels: CGRect
    /// What the leaf was laid out for; on the way between two places that does not change.
    var size: CGSize

    var animatableData: AnimatablePair<CGRect.AnimatableData, CGRect.AnimatableData> {
        get { AnimatablePair(frame.animatableData, pixels.animatableData) }
        set {
            frame.animatableData = newValue.first
            pixels.animatableData = newValue.second
        }
    }
}

/// The node of a leaf.
///
/// Its place and its look are animated here and not where they were decided: layout never moves, each leaf
/// goes to its final frame by itself.
final class LeafNode<Content: Leaf>: Node {
    private let content: Content
    private let displayScale: CGFloat
    private let keepsStill: Bool
    private var movingContent: AnimatedValue<Content>?
    private var movingPlace: AnimatedValue<LeafPlace>?
    private var crossFade: CrossFade<Content>?

    init(_ content: Content, _ inputs: ViewInputs) {
        self.content = content
        displayScale = inputs.environment.displayScale
        keepsStill = inputs.environment.accessibilityReduceMotion
        super.init(inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.sizeThatFits(proposal)
    }

    override var baselines: TextBaselines? { content.baselines(in: frame.size) }

    private var place: LeafPlace {
        LeafPlace(frame: frame, pixels: frame.rounded(toScale: displayScale), size: frame.size)
    }

    override func render(at moment: Moment, into items: inout [DisplayItem]) {
        let first = items.count
        let place = movingPlace?.moving(at: moment.time) ?? place
        let content = movingContent?.moving(at: moment.time) ?? content
        if let crossFade, moment.time < crossFade.progress.endTime {
            crossFade.render(to: content, in: place, at: moment, identity, into: &items)
        } else {
            guard moment.keepsInvisible || content.isVisible else { return }
            content.render(in: place, into: &items)
        }
        for index in items[first...].indices where items[index].id == .unknown {
            items[index].id = identity.item(index - first)
        }
    }

    override func resume(from old: Node, _ graph: ViewGraph) {
        guard let old = old as? LeafNode<Content> else { return }
        movingPlace = graph.transition(
            from: old.movingPlace ?? AnimatedValue(old.place),
            to: place,
            keepsStill ? nil : transaction.animation
        )
        if content.continues(old.content) {
            movingContent = graph.transition(
                from: keepsStill
                    ? AnimatedValue(recolored(from: old, at: graph.time))
                    : old.movingContent ?? AnimatedValue(old.content),
                to: content,
                transaction.animation
            )
            crossFade = old.crossFade
        } else if let animation = transaction.animation {
            crossFade = CrossFade(
                from: old.movingContent?.value(at: graph.time) ?? old.content,
                ofSize: old.frame.size,
                animation,
                graph
            )
        }
    }

    /// The content in the colour that the old one has by now.
    private func recolored(from old: LeafNode, at time: Double) -> Content {
        var recolored = content
        recolored.color = (old.movingContent?.moving(at: time) ?? old.content).color
        return recolored
    }

    override var restTime: Double {
        max(
            movingPlace?.endTime ?? -.infinity,
            movingContent?.endTime ?? -.infinity,
            crossFade?.progress.endTime ?? -.infinity
        )
    }
}
