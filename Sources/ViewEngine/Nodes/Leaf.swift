import Graphics

/// Content that is drawn in a rectangle and contains no other view.
protocol Leaf: Animatable {
    var color: ResolvedColor { get set }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The work of measuring the content, in measurements of a small view.
    var measurementCost: Int { get }
    func baselines(in size: CGSize) -> TextBaselines?

    /// The way in which the content takes the place of old content; `nil` if values between them can be drawn.
    func change(from old: Self) -> ContentChange?

    /// The part of a button that the content is by itself.
    var layerRole: LayerRole { get }

    /// The content as an assistive program says it; `nil` for nothing.
    var spokenContent: SpokenContent? { get }

    /// The way in which a text fits a room; `nil` for any other content.
    func fit(in size: CGSize) -> TextFit?

    /// Whether the content draws anything visible.
    var isVisible: Bool { get }

    func render(in place: LeafPlace, into items: inout [DisplayItem])
}

extension Leaf {
    var measurementCost: Int { 1 }

    var spokenContent: SpokenContent? { nil }

    func baselines(in size: CGSize) -> TextBaselines? { nil }

    func fit(in size: CGSize) -> TextFit? { nil }

    func change(from old: Self) -> ContentChange? { nil }
}

/// The rectangles in which a leaf is drawn.
struct LeafPlace: Animatable {
    /// The frame of the layout.
    var frame: CGRect
    /// The frame with each side on a whole pixel; fractional only while it is animated.
    var pixelFrame: CGRect
    /// The size of the final layout, which stays the same while the frame is animated.
    var size: CGSize

    var animatableData: AnimatablePair<CGRect.AnimatableData, CGRect.AnimatableData> {
        get { AnimatablePair(frame.animatableData, pixelFrame.animatableData) }
        set {
            frame.animatableData = newValue.first
            pixelFrame.animatableData = newValue.second
        }
    }
}
