public import Graphics

// Gestures of two fingers: a button is touched by one, so that none of these begins.

/// A gesture of two fingers that move apart.
public struct MagnifyGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public func makeRecognizer() -> GestureRecognizer<Value> { GestureRecognizer() }
}

/// A gesture of two fingers that turn.
public struct RotateGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public func makeRecognizer() -> GestureRecognizer<Value> { GestureRecognizer() }
}

/// A gesture of two fingers that move apart (deprecated: see `MagnifyGesture`).
public struct MagnificationGesture: Gesture {
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public func makeRecognizer() -> GestureRecognizer<CGFloat> { GestureRecognizer() }
}

/// A gesture of two fingers that turn (deprecated: see `RotateGesture`).
public struct RotationGesture: Gesture {
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public func makeRecognizer() -> GestureRecognizer<Angle> { GestureRecognizer() }
}
