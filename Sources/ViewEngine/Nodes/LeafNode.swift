import Graphics

/// The node of a leaf.
///
/// The place and the content are animated here. Layout is never animated: each leaf moves to its final frame
/// separately.
final class LeafNode<Content: Leaf>: Node {
    private let content: Content
    private let displayScale: CGFloat
    private let reducesMotion: Bool
    private let role: LayerRole
    /// The running animations; `nil` for a static leaf, as most are.
    private var motion: LeafMotion<Content>?

    init(_ content: Content, inputs: ViewInputs) {
        self.content = content
        displayScale = inputs.inherited.environment.displayScale
        reducesMotion = inputs.inherited.environment.replacesMovement
        role = content.layerRole.inside(inputs.layerRole)
        super.init(inputs: inputs)
    }

    override var layerRole: LayerRole? { role }

    override var spokenContent: SpokenContent? { content.spokenContent }

    override var textFit: TextFit? { content.fit(in: frame.size) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.sizeThatFits(proposal)
    }

    override var measurementCost: Int { content.measurementCost }

    override var baselines: TextBaselines? { content.baselines(in: frame.size) }

    private var place: LeafPlace {
        LeafPlace(frame: frame, pixelFrame: frame.rounded(toScale: displayScale), size: frame.size)
    }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        let first = items.count
        if let motion {
            motion.render(
                to: content,
                in: place,
                with: options,
                identity: identity,
                role: role,
                into: &items
            )
        } else if options.includesHidden || content.isVisible {
            content.render(in: place, into: &items)
        }
        for index in items[first...].indices where items[index].id == .unknown {
            items[index].id = identity.item(index - first)
            items[index].role = role
        }
    }

    override func resume(from old: Node, in graph: ViewGraph) {
        guard let old = old as? LeafNode<Content> else { return }
        let motion = LeafMotion<Content>()
        motion.place = graph.transition(
            from: old.motion?.place ?? AnimatedValue(old.place),
            to: place,
            animation: reducesMotion ? nil : transaction.animation
        )
        let change = content.change(from: old.content)
        if change == nil {
            motion.content = graph.transition(
                from: reducesMotion
                    ? AnimatedValue(recolored(from: old, at: graph.time))
                    : old.motion?.content ?? AnimatedValue(old.content),
                to: content,
                animation: transaction.animation
            )
            motion.crossFade = old.motion?.crossFade
        } else if let change, change != .immediate, let animation = transaction.animation {
            motion.crossFade = CrossFade(
                from: old.motion?.content?.value(at: graph.time) ?? old.content,
                ofSize: old.frame.size,
                by: reducesMotion ? .fade : change,
                animation: animation,
                in: graph
            )
        }
        self.motion = motion.isEmpty ? nil : motion
    }

    /// The content in the current color of the old one.
    private func recolored(from old: LeafNode, at time: Double) -> Content {
        var recolored = content
        recolored.color = (old.motion?.content?.moving(at: time) ?? old.content).color
        return recolored
    }

    /// The color at a time in seconds, while it is animated.
    func color(at time: Double) -> ResolvedColor {
        (motion?.content?.moving(at: time) ?? content).color
    }

    /// A node in the place of this one, with its content in another color.
    func recolored(_ color: ResolvedColor, inputs: ViewInputs) -> LeafNode {
        var content = content
        content.color = color
        let node = LeafNode(content, inputs: inputs)
        node.takeFrame(of: self)
        if let place = motion?.place {
            let motion = LeafMotion<Content>()
            motion.place = place
            node.motion = motion
        }
        return node
    }

    override var settling: Settling { motion?.settling ?? .always }
}

/// The running animations of a leaf.
///
/// An object, because checking a stored optional of a generic value for `nil` would look up the type's layout
/// at run time.
private final class LeafMotion<Content: Leaf> {
    var content: AnimatedValue<Content>?
    var place: AnimatedValue<LeafPlace>?
    var crossFade: CrossFade<Content>?

    var isEmpty: Bool { content == nil && place == nil && crossFade == nil }

    var settling: Settling {
        (place?.settling ?? .always)
            .union(content?.settling ?? .always)
            .union(crossFade?.progress.settling ?? .always)
    }

    /// Renders the content and the place between their old values and their targets.
    func render(
        to target: Content,
        in targetPlace: LeafPlace,
        with options: RenderOptions,
        identity: ViewIdentity,
        role: LayerRole,
        into items: inout [DisplayItem]
    ) {
        let place = place?.moving(at: options.time) ?? targetPlace
        let content = content?.moving(at: options.time) ?? target
        if let crossFade, options.time < crossFade.progress.endTime {
            crossFade.render(
                to: content,
                in: place,
                with: options,
                identity: identity,
                role: role,
                into: &items
            )
        } else if options.includesHidden || content.isVisible {
            content.render(in: place, into: &items)
        }
    }
}
