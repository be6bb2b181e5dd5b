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
    /// `nil` for a leaf that stays as it is, as most do.
    private var motion: LeafMotion<Content>?

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
        if let motion {
            motion.render(content, in: place, at: moment, identity, into: &items)
        } else if moment.keepsInvisible || content.isVisible {
            content.render(in: place, into: &items)
        }
        for index in items[first...].indices where items[index].id == .unknown {
            items[index].id = identity.item(index - first)
        }
    }

    override func resume(from old: Node, _ graph: ViewGraph) {
        guard let old = old as? LeafNode<Content> else { return }
        let motion = LeafMotion<Content>()
        motion.place = graph.transition(
            from: old.motion?.place ?? AnimatedValue(old.place),
            to: place,
            keepsStill ? nil : transaction.animation
        )
        if content.continues(old.content) {
            motion.content = graph.transition(
                from: keepsStill
                    ? AnimatedValue(recolored(from: old, at: graph.time))
                    : old.motion?.content ?? AnimatedValue(old.content),
                to: content,
                transaction.animation
            )
            motion.crossFade = old.motion?.crossFade
        } else if let animation = transaction.animation {
            motion.crossFade = CrossFade(
                from: old.motion?.content?.value(at: graph.time) ?? old.content,
                ofSize: old.frame.size,
                animation,
                graph
            )
        }
        self.motion = motion.isEmpty ? nil : motion
    }

    /// The content in the colour that the old one has by now.
    private func recolored(from old: LeafNode, at time: Double) -> Content {
        var recolored = content
        recolored.color = (old.motion?.content?.moving(at: time) ?? old.content).color
        return recolored
    }

    override var restTime: Double { motion?.restTime ?? -.infinity }
}

/// What moves of a leaf.
///
/// An object of its own: whether there is one can be asked without knowing what kind of leaf it is for, which
/// in generic code is looked up at run time.
private final class LeafMotion<Content: Leaf> {
    var content: AnimatedValue<Content>?
    var place: AnimatedValue<LeafPlace>?
    var crossFade: CrossFade<Content>?

    var isEmpty: Bool { content == nil && place == nil && crossFade == nil }

    var restTime: Double {
        max(
            place?.endTime ?? -.infinity,
            content?.endTime ?? -.infinity,
            crossFade?.progress.endTime ?? -.infinity
        )
    }

    /// Draws a leaf that is on its way to a content and a place.
    func render(
        _ target: Content,
        in targetPlace: LeafPlace,
        at moment: Moment,
        _ identity: ViewIdentity,
        into items: inout [DisplayItem]
    ) {
        let place = place?.moving(at: moment.time) ?? targetPlace
        let content = content?.moving(at: moment.time) ?? target
        if let crossFade, moment.time < crossFade.progress.endTime {
            crossFade.render(to: content, in: place, at: moment, identity, into: &items)
        } else if moment.keepsInvisible || content.isVisible {
            content.render(in: place, into: &items)
        }
    }
}
