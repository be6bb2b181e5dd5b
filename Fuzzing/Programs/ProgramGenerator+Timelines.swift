// Everything that changes with time: animations, transitions, timelines, phases, keyframes, and actions of events.
extension ProgramGenerator {
    /// A time in seconds.
    private func duration() -> String {
        pick(["0.2", "0", "0.5", "1.5", "-1", "1e9", "0.001"])
    }

    /// An animation.
    func animation() -> String {
        let first = pick([
            ".default", ".linear(duration: \(duration()))", ".easeInOut(duration: \(duration()))", ".easeOut",
            ".spring(response: \(duration()), dampingFraction: \(pick(["0.5", "0", "1", "1.5"])))",
            ".spring(duration: \(duration()), bounce: \(pick(["0.3", "-0.5", "1"])))", ".bouncy", ".snappy",
            ".smooth(duration: \(duration()))",
            ".interpolatingSpring(stiffness: 100, damping: \(pick(["10", "0", "300"])))",
            ".timingCurve(0.2, \(pick(["0", "2", "-2"])), 0.8, 1, duration: \(duration()))",
        ])
        return switch choice(6) {
        case 2: "\(first).delay(\(duration()))"
        case 3: "\(first).repeatCount(\(pick(["3", "0", "100"])), autoreverses: \(pick(["true", "false"])))"
        case 4: "\(first).repeatForever(autoreverses: \(pick(["true", "false"])))"
        case 5: "\(first).speed(\(pick(["2", "0", "-1", "0.1"])))"
        default: first
        }
    }

    /// A transition.
    func transition() -> String {
        switch choice(6) {
        case 0: ".opacity"
        case 1: ".scale(scale: \(cgFloat(1)))"
        case 2: ".move(edge: \(pick([".top", ".leading"])))"
        case 3: ".opacity.combined(with: .scale)"
        case 4: ".asymmetric(insertion: .slide, removal: .opacity)"
        default: ".offset(x: \(cgFloat(1)), y: 0)"
        }
    }

    /// The statements of an action, which change state if there is any.
    func action(_ depth: Int) -> String {
        inside { (0...choice(2)).map { _ in assignment(depth) }.joined(separator: "; ") }
    }

    /// An action whose changes may be animated.
    func animatedAction(_ depth: Int) -> String {
        switch choice(4) {
        case 0: action(depth)
        case 1: "withAnimation { \(action(depth)) }"
        case 2: "withAnimation(\(animation())) { \(action(depth)) }"
        default: "withAnimation(\(animation())) { \(action(depth)) }"
        }
    }

    /// A gesture, or a modifier for one.
    func gesture() -> String {
        let moved = inside(adding: [Variable(name: "value.translation.width", type: .cgFloat)]) { action(1) }
        return switch choice(5) {
        case 0: ".onTapGesture { \(animatedAction(1)) }"
        case 1: ".onLongPressGesture(minimumDuration: \(duration())) { \(action(1)) }"
        case 2:
            ".gesture(DragGesture(minimumDistance: 0).onChanged { value in \(moved) }.onEnded { _ in \(animatedAction(1)) })"
        case 3: ".simultaneousGesture(TapGesture(count: 1).onEnded { \(action(1)) })"
        default: ".gesture(LongPressGesture(minimumDuration: 0.1).onEnded { _ in \(action(1)) })"
        }
    }

    /// A view that is drawn again as time passes.
    func timeline(_ depth: Int) -> String {
        let schedule = pick([
            ".animation", ".periodic(from: .now, by: \(pick(["0.5", "0.1", "60"])))",
            ".animation(minimumInterval: \(pick(["0.1", "1"])), paused: false)", ".everyMinute",
        ])
        let time = "context.date.timeIntervalSinceReferenceDate"
        let name = newName("time")
        let content = inside(adding: [Variable(name: name, type: .double)]) { viewExpression(depth) }
        return """
            TimelineView(\(schedule)) { context in
                let \(name): Double = \(time)
            \(content.indented)
            }
            """
    }

    /// A modifier that runs through phases.
    func phases() -> String {
        let type = pick([GeneratedType.double, .int, .bool])
        let values =
            switch type {
            case .double: pick(["[1.0, 0.5, 2.0]", "[0.0, 1e308]", "[Double.infinity, 1.0]"])
            case .int: pick(["[0, 1, 2]", "Array(0..<40)", "[3]"])
            default: "[false, true]"
            }
        let name = newName("phase")
        let calls = inside(adding: [Variable(name: name, type: type)]) { modifierCall(1) }
        let trigger = chance(oneIn: 2) ? ", trigger: \(bool(1))" : ""
        return """
            .phaseAnimator(\(values)\(trigger)) { content, \(name) in
                content
            \(calls.indented.indented)
            } animation: { _ in
                \(animation())
            }
            """
    }

    /// A modifier that follows keyframes of several properties.
    private func tracks() -> String {
        """
        .keyframeAnimator(initialValue: CGPoint(x: 0, y: 1), repeating: true) { content, point in
            content
                .offset(x: point.x, y: point.y)
        } keyframes: { _ in
            KeyframeTrack(\\.x) {
                LinearKeyframe(\(cgFloat(1)), duration: \(duration()))
                CubicKeyframe(\(cgFloat(1)), duration: \(duration()))
            }
            KeyframeTrack(\\.y) { SpringKeyframe(\(cgFloat(1)), duration: \(duration())) }
        }
        """
    }

    /// A view that runs through phases.
    func phaseAnimator(_ depth: Int) -> String {
        let name = newName("phase")
        let content = inside(adding: [Variable(name: name, type: .double)]) { viewExpression(depth) }
        return """
            PhaseAnimator([0.5, 1, \(pick(["2", "0", "1e9"]))] as [Double]) { \(name) in
            \(content.indented)
            } animation: { \(name) in
                \(name) > 1 ? \(animation()) : .bouncy
            }
            """
    }

    /// A modifier that follows keyframes.
    func keyframes() -> String {
        if chance(oneIn: 3) { return tracks() }
        let frames = (0...choice(4)).map { _ in
            switch choice(4) {
            case 0: "LinearKeyframe(\(double(1)), duration: \(duration()))"
            case 1: "CubicKeyframe(\(double(1)), duration: \(duration()))"
            case 2: "SpringKeyframe(\(double(1)), duration: \(duration()), spring: .bouncy)"
            default: "MoveKeyframe(\(double(1)))"
            }
        }
        let name = newName("frame")
        let calls = inside(adding: [Variable(name: name, type: .double)]) { modifierCall(1) }
        let trigger = chance(oneIn: 2) ? "trigger: \(bool(1))" : "repeating: \(pick(["true", "false"]))"
        return """
            .keyframeAnimator(initialValue: \(double(0)), \(trigger)) { content, \(name) in
                content
            \(calls.indented.indented)
            } keyframes: { _ in
            \(frames.joined(separator: "\n").indented)
            }
            """
    }
}
