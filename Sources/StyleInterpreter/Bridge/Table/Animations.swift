import ViewEngine

extension Bridge {
    mutating func addAnimations() {
        add(Animation.self, "Hashable", "Sendable")
        constants(
            "Animation",
            [
                "default": Animation.default, "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut,
                "easeInOut": .easeInOut, "spring": .spring, "smooth": .smooth, "snappy": .snappy,
                "bouncy": .bouncy, "interactiveSpring": .interactiveSpring,
                "interpolatingSpring": .interpolatingSpring,
            ]
        )
        factory("Animation", "linear", "duration") { (duration: Double) in
            Animation.linear(duration: duration)
        }
        factory("Animation", "easeIn", "duration") { (duration: Double) in
            Animation.easeIn(duration: duration)
        }
        factory("Animation", "easeOut", "duration") { (duration: Double) in
            Animation.easeOut(duration: duration)
        }
        factory("Animation", "easeInOut", "duration") { (duration: Double) in
            Animation.easeInOut(duration: duration)
        }
        factory("Animation", "spring", .or("blendDuration", 0.0)) { (blend: Double) in
            Animation.spring(blendDuration: blend)
        }
        factory("Animation", "spring", "duration", .or("bounce", 0.0), .or("blendDuration", 0.0)) {
            (duration: Double, bounce: Double, blend: Double) in
            Animation.spring(duration: duration, bounce: bounce, blendDuration: blend)
        }
        factory("Animation", "spring", "bounce", .or("blendDuration", 0.0)) {
            (bounce: Double, blend: Double) in
            Animation.spring(bounce: bounce, blendDuration: blend)
        }
        factory("Animation", "spring", "response", .or("dampingFraction", 0.825), .or("blendDuration", 0.0)) {
            (response: Double, damping: Double, blend: Double) in
            Animation.spring(response: response, dampingFraction: damping, blendDuration: blend)
        }
        factory("Animation", "spring", "dampingFraction", .or("blendDuration", 0.0)) {
            (damping: Double, blend: Double) in
            Animation.spring(dampingFraction: damping, blendDuration: blend)
        }
        factory("Animation", "spring", "_", .or("blendDuration", 0.0)) { (spring: Spring, blend: Double) in
            Animation.spring(spring, blendDuration: blend)
        }
        factory("Animation", "smooth", .or("duration", 0.5), .or("extraBounce", 0.0)) {
            (duration: Double, bounce: Double) in
            Animation.smooth(duration: duration, extraBounce: bounce)
        }
        factory("Animation", "snappy", .or("duration", 0.5), .or("extraBounce", 0.0)) {
            (duration: Double, bounce: Double) in
            Animation.snappy(duration: duration, extraBounce: bounce)
        }
        factory("Animation", "bouncy", .or("duration", 0.5), .or("extraBounce", 0.0)) {
            (duration: Double, bounce: Double) in
            Animation.bouncy(duration: duration, extraBounce: bounce)
        }
        factory("Animation", "interactiveSpring", .or("blendDuration", 0.25)) { (blend: Double) in
            Animation.interactiveSpring(blendDuration: blend)
        }
        factory(
            "Animation",
            "interactiveSpring",
            "response",
            .or("dampingFraction", 0.86),
            .or("blendDuration", 0.25)
        ) {
            (response: Double, damping: Double, blend: Double) in
            Animation.interactiveSpring(response: response, dampingFraction: damping, blendDuration: blend)
        }
        factory(
            "Animation",
            "interactiveSpring",
            "duration",
            .or("extraBounce", 0.0),
            .or("blendDuration", 0.25)
        ) {
            (duration: Double, bounce: Double, blend: Double) in
            Animation.interactiveSpring(duration: duration, extraBounce: bounce, blendDuration: blend)
        }
        factory(
            "Animation",
            "interpolatingSpring",
            .or("mass", 1.0),
            "stiffness",
            "damping",
            .or("initialVelocity", 0.0)
        ) { (mass: Double, stiffness: Double, damping: Double, velocity: Double) in
            Animation.interpolatingSpring(
                mass: mass,
                stiffness: stiffness,
                damping: damping,
                initialVelocity: velocity
            )
        }
        factory("Animation", "timingCurve", "_", "_", "_", "_", .or("duration", 0.35)) {
            (x1: Double, y1: Double, x2: Double, y2: Double, duration: Double) in
            Animation.timingCurve(x1, y1, x2, y2, duration: duration)
        }
        method("Animation", "delay", "_") { (animation: Animation, delay: Double) in animation.delay(delay) }
        method("Animation", "speed", "_") { (animation: Animation, speed: Double) in animation.speed(speed) }
        method("Animation", "repeatCount", "_", .or("autoreverses", true)) {
            (animation: Animation, count: Int, autoreverses: Bool) in
            animation.repeatCount(count, autoreverses: autoreverses)
        }
        method("Animation", "repeatForever", .or("autoreverses", true)) {
            (animation: Animation, autoreverses: Bool) in
            animation.repeatForever(autoreverses: autoreverses)
        }
        add(Spring.self, "Hashable")
        initializer("response", "dampingRatio") { (response: Double, ratio: Double) in
            Spring(response: response, dampingRatio: ratio)
        }
        initializer(.or("duration", 0.5), .or("bounce", 0.0)) { (duration: Double, bounce: Double) in
            Spring(duration: duration, bounce: bounce)
        }
        constants("Spring", ["smooth": Spring.smooth, "snappy": .snappy, "bouncy": .bouncy])

        modifier("transaction", "_") { (view, change: Change<Transaction>) in view.transaction { change(&$0) }
        }
        add(Transaction.self, "Equatable")
        initializer { () in Transaction() }
        initializer("animation") { (animation: Animation?) in Transaction(animation: animation) }
        property("Transaction", "animation", \Transaction.animation)
        property("Transaction", "disablesAnimations", \Transaction.disablesAnimations)
        function("withAnimation", .or("_", Animation?.some(.default)), "_") {
            (animation: Animation?, body: Callback<Any0>) in
            withAnimation(animation) { body() }
        }
        function("withTransaction", "_", "_") { (transaction: Transaction, body: Callback<Any0>) in
            withTransaction(transaction) { body() }
        }

        add(AnyTransition.self, "Sendable")
        constants(
            "AnyTransition",
            ["identity": AnyTransition.identity, "opacity": .opacity, "scale": .scale, "slide": .slide]
        )
        factory("AnyTransition", "scale", "scale", .or("anchor", UnitPoint.center)) {
            (scale: Double, anchor: UnitPoint) in
            AnyTransition.scale(scale: scale, anchor: anchor)
        }
        factory("AnyTransition", "move", "edge") { (edge: Edge) in AnyTransition.move(edge: edge) }
        factory("AnyTransition", "asymmetric", "insertion", "removal") {
            (insertion: AnyTransition, removal: AnyTransition) in
            AnyTransition.asymmetric(insertion: insertion, removal: removal)
        }
        method("AnyTransition", "combined", "with") { (transition: AnyTransition, other: AnyTransition) in
            transition.combined(with: other)
        }
        factory("AnyTransition", "modifier", "active", "identity") {
            (active: AnyModifier, identity: AnyModifier) in
            AnyTransition.modifier(active: active, identity: identity)
        }
        modifier("transition", "_") { (view, transition: AnyTransition) in view.transition(transition) }
        modifier("transition", "_") { (view, transition: InterpretedTransition) in
            view.transition(transition)
        }
        add(TransitionPhase.self, "Hashable")
        constants(
            "TransitionPhase",
            [
                "willAppear": TransitionPhase.willAppear, "identity": .identity,
                "didDisappear": .didDisappear,
            ],
            areAllCases: true
        )
        property("TransitionPhase", "isIdentity") { (phase: TransitionPhase) in phase.isIdentity }
        property("TransitionPhase", "value") { (phase: TransitionPhase) in phase.value }
        add(Namespace.ID.self, "Hashable")
        modifier("matchedGeometryEffect", "id", "in") { (view, id: Any0, namespace: Namespace.ID) in
            view.matchedGeometryEffect(id: id, in: namespace)
        }
    }
}
