import StyleRuntime
import ViewEngine

// Keyframes; the check finds the types of their values (`KeyframeBuilders`).
extension Bridge {
    mutating func addKeyframes() {
        add(protocol: .keyframes)
        add(protocol: .keyframeTrackContent)
        add(type: .keyframeTrack)
        keyframe(.moveKeyframe, labels: "_") { (target: Any0) in MoveKeyframe(KeyframeValue(target)).keyframes
        }
        keyframe(.linearKeyframe, labels: "_", "duration", .or("timingCurve", UnitCurve.linear)) {
            (target: Any0, duration: Double, curve: UnitCurve) in
            LinearKeyframe(KeyframeValue(target), duration: duration, timingCurve: curve).keyframes
        }
        keyframe(.cubicKeyframe, labels: "_", "duration", .orNil("startVelocity"), .orNil("endVelocity")) {
            (target: Any0, duration: Double, start: Any0?, end: Any0?) in
            CubicKeyframe(
                KeyframeValue(target),
                duration: duration,
                startVelocity: start.map(KeyframeValue.init),
                endVelocity: end.map(KeyframeValue.init)
            ).keyframes
        }
        keyframe(.springKeyframe, labels: "_", .orNil("duration"), .or("spring", Spring())) {
            (target: Any0, duration: Double?, spring: Spring) in
            SpringKeyframe(KeyframeValue(target), duration: duration, spring: spring).keyframes
        }
        addKeyframeAnimators()
    }

    private mutating func addKeyframeAnimators() {
        viewInitializer(
            .keyframeAnimator,
            labels: "initialValue",
            .or("repeating", true),
            "content",
            "keyframes"
        ) {
            (initial: Any0, repeats: Bool, content: Motion.Content, keyframes: Motion.Keyframes) in
            KeyframeAnimator(
                initialValue: KeyframeRoot(initial),
                repeating: repeats,
                content: { content($0.argument) },
                keyframes: { keyframes($0.argument).tracks }
            )
        }
        viewInitializer(.keyframeAnimator, labels: "initialValue", "trigger", "content", "keyframes") {
            (initial: Any0, trigger: Any1, content: Motion.Content, keyframes: Motion.Keyframes) in
            KeyframeAnimator(
                initialValue: KeyframeRoot(initial),
                trigger: trigger,
                content: { content($0.argument) },
                keyframes: { keyframes($0.argument).tracks }
            )
        }
        modifier("keyframeAnimator", labels: "initialValue", .or("repeating", true), "content", "keyframes") {
            (view, initial: Any0, repeats: Bool, content: Motion.Change, keyframes: Motion.Keyframes) in
            view.keyframeAnimator(
                initialValue: KeyframeRoot(initial),
                repeating: repeats,
                content: { content(AnyView($0), $1.argument) },
                keyframes: { keyframes($0.argument).tracks }
            )
        }
        modifier("keyframeAnimator", labels: "initialValue", "trigger", "content", "keyframes") {
            (view, initial: Any0, trigger: Any1, content: Motion.Change, keyframes: Motion.Keyframes) in
            view.keyframeAnimator(
                initialValue: KeyframeRoot(initial),
                trigger: trigger,
                content: { content(AnyView($0), $1.argument) },
                keyframes: { keyframes($0.argument).tracks }
            )
        }
    }

    /// An initializer of a keyframe.
    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func keyframe<each Parameter: Bridged>(
        _ type: EngineType,
        labels: ParameterLabel...,
        call: @escaping @Sendable (repeat each Parameter) -> KeyframeSequence<KeyframeValue>
    ) {
        let result = StyleType.any(.keyframeTrackContent, [.variable(0)])
        add(type: type)
        initializers(of: type.name, [.view("init", labels, result: result, call)])
    }
}

/// The closures of a motion along keyframes.
private enum Motion {
    typealias Content = Callback<AnyView, Any0>
    typealias Change = Callback<AnyView, AnyView, Any0>
    typealias Keyframes = Callback<KeyframesOfValue, Any0>
}
