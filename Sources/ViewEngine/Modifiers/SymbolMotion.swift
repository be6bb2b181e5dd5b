import CMath
import Graphics

/// An effect that moves symbols, or has moved them.
struct SymbolMotion: Sendable {
    let effect: SymbolEffect
    let options: SymbolEffectOptions
    /// The time at which the effect began, in seconds; `nil` if it does not run.
    var start: Double?
    /// The number of times that it runs.
    let count: Double
    /// Whether an effect with a state is in it: a scale, a symbol that has disappeared.
    var isHeld = false

    /// The change of a symbol at a moment.
    struct Pose: Hashable {
        var scale = 1.0
        var opacity = 1.0
        /// In degrees, clockwise.
        var angle = 0.0
    }

    /// The time of one run in seconds; no number of Apple's is published, so these are guesses.
    private var duration: Double {
        let own: Double =
            switch effect.kind {
            case .bounce, .wiggle: 0.6
            case .pulse: 1.5
            case .breathe, .rotate: 2
            case .scale, .disappear, .other: 0
            }
        return options.speed > 0 ? own / options.speed : 0
    }

    /// The pose at a time, between which the symbol always moves on its own.
    func pose(at time: Double) -> Pose {
        var pose = Pose()
        guard let start, duration > 0, time > start, time < start + duration * count, time.isFinite else {
            return pose
        }
        let phase = ((time - start) / duration).truncatingRemainder(dividingBy: 1)
        let sign: Double = effect.isReversed ? -1 : 1
        /// From 0 to 1 and back.
        let wave = (1 - cos(2 * .pi * phase)) / 2
        switch effect.kind {
        case .bounce: pose.scale = 1 + sign * 0.2 * sin(2 * .pi * phase) * (1 - phase)
        case .wiggle: pose.angle = sign * 12 * sin(6 * .pi * phase) * (1 - phase)
        case .pulse: pose.opacity = 1 - 0.6 * wave
        case .breathe: (pose.scale, pose.opacity) = (1 + 0.1 * wave, 1 - 0.4 * wave)
        case .rotate: pose.angle = sign * 360 * phase
        case .scale, .disappear, .other: break
        }
        return pose
    }

    /// The pose of a state of the effect.
    var heldPose: Pose {
        guard isHeld else { return Pose() }
        return switch effect.kind {
        case .scale: Pose(scale: effect.isReversed ? 0.85 : 1.15)
        case .disappear: Pose(scale: 0.7, opacity: 0)
        case .bounce, .pulse, .wiggle, .breathe, .rotate, .other: Pose()
        }
    }

    /// Whether the effect moves symbols as a whole, which a user may have switched off.
    var moves: Bool {
        switch effect.kind {
        case .bounce, .wiggle, .breathe, .rotate, .scale: true
        case .pulse, .disappear, .other: false
        }
    }

    var settling: Settling {
        guard let start, duration > 0 else { return .always }
        return count.isFinite
            ? Settling(time: start + duration * count)
            : Settling(time: start, remainder: .repetition(period: duration))
    }
}

extension SymbolMotion.Pose: Animatable {
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(scale, opacity) }
        set { (scale, opacity) = (newValue.first, newValue.second) }
    }

    /// The pose after another one.
    func combined(with other: Self) -> Self {
        Self(scale: scale * other.scale, opacity: opacity * other.opacity, angle: angle + other.angle)
    }
}

/// Gives the symbols in the content an effect.
struct SymbolEffectModifier: InputsModifier {
    enum Start {
        case active(Bool)
        /// When a value changes: the function stores it and returns whether it has changed.
        case change((inout PreviousValues, ViewIdentity) -> Bool)
    }

    /// The time at which an effect began, in seconds; `nil` before it runs.
    private struct Beginning {
        var time: Double?
    }

    let effect: SymbolEffect
    let options: SymbolEffectOptions
    let start: Start

    func modify(_ inputs: inout ViewInputs) {
        let graph = inputs.graph
        let place = inputs.identity.appending(.addition)
        let earlier = graph.previousValues.exchange(Beginning(), at: place)?.time
        var motion: SymbolMotion
        switch start {
        case .active(let isActive):
            motion = SymbolMotion(effect: effect, options: options, count: options.count ?? .infinity)
            motion.start = isActive ? earlier ?? graph.time : nil
            motion.isHeld = isActive
        case .change(let hasChanged):
            motion = SymbolMotion(effect: effect, options: options, count: options.count ?? 1)
            let changes = hasChanged(&graph.previousValues, inputs.identity)
            motion.start = changes ? graph.time : earlier
        }
        _ = graph.previousValues.exchange(Beginning(time: motion.start), at: place)
        guard !motion.moves || !inputs.inherited.environment.accessibilityReduceMotion else { return }
        inputs.transformEnvironment { $0.symbolMotions.append(motion) }
    }
}

/// The node of a symbol with effects.
final class SymbolMotionNode: UnaryNode {
    private let motions: [SymbolMotion]
    /// The animation of the states of effects.
    private var held: AnimatedValue<SymbolMotion.Pose>?

    init(_ motions: [SymbolMotion], around child: Node, inputs: ViewInputs) {
        self.motions = motions
        super.init(around: child, inputs: inputs)
    }

    private var heldPose: SymbolMotion.Pose {
        motions.reduce(SymbolMotion.Pose()) { $0.combined(with: $1.heldPose) }
    }

    /// Animates a new state, whatever the transaction is.
    override func resume(from old: Node, in graph: ViewGraph) {
        guard let old = old as? SymbolMotionNode else { return }
        held = graph.transition(
            from: old.held ?? AnimatedValue(old.heldPose),
            to: heldPose,
            animation: transaction.animation ?? .default
        )
    }

    override var settling: Settling {
        motions.reduce(held?.settling ?? .always) { $0.union($1.settling) }
    }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        var pose = held?.moving(at: options.time) ?? heldPose
        for motion in motions { pose = pose.combined(with: motion.pose(at: options.time)) }
        let isStill = pose == SymbolMotion.Pose()
        if isStill, !options.includesHidden { return super.render(with: options, into: &items) }
        var content: [DisplayItem] = []
        super.render(with: options, into: &content)
        guard !content.isEmpty, pose.opacity > 0 || options.includesHidden else { return }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let scale = CGAffineTransform(scaleX: pose.scale, y: pose.scale, anchor: center)
        let turn = CGAffineTransform(rotation: pose.angle * .pi / 180, anchor: center)
        let moved = DisplayItem.group(
            .transform(scale.concatenating(turn)),
            items: content,
            id: identity.item(0)
        )
        let opacity = min(max(pose.opacity, 0), 1)
        items.append(.group(.opacity(opacity), items: [moved], id: identity.item(1)))
    }
}
