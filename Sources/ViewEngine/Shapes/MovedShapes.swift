public import Graphics

/// A shape enlarged about a point.
public struct ScaledShape<Base: Shape>: Shape {
    public var shape: Base
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(shape: Base, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public var animatableData:
        AnimatablePair<Base.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(
                shape.animatableData,
                AnimatablePair(scale.animatableData, anchor.animatableData)
            )
        }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(scaleX: scale.width, y: scale.height, anchor: anchor.point(in: rect))
        )
    }

    public func sizeThatFits(_ proposal: CGSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape turned about a point.
public struct RotatedShape<Base: Shape>: Shape {
    public var shape: Base
    public var angle: Angle
    public var anchor: UnitPoint

    public init(shape: Base, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public var animatableData:
        AnimatablePair<Base.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(
                shape.animatableData,
                AnimatablePair(angle.radians, anchor.animatableData)
            )
        }
        set {
            shape.animatableData = newValue.first
            angle.radians = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect)
            .applying(CGAffineTransform(rotation: angle.radians, anchor: anchor.point(in: rect)))
    }

    public func sizeThatFits(_ proposal: CGSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension RotatedShape: InsettableShape where Base: InsettableShape {
    public func inset(by amount: CGFloat) -> RotatedShape<Base.InsetShape> {
        RotatedShape<Base.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape moved by a distance.
public struct OffsetShape<Base: Shape>: Shape {
    public var shape: Base
    public var offset: CGSize

    public init(shape: Base, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    public func sizeThatFits(_ proposal: CGSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension OffsetShape: InsettableShape where Base: InsettableShape {
    public func inset(by amount: CGFloat) -> OffsetShape<Base.InsetShape> {
        OffsetShape<Base.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape mapped by a transform, whose origin is that of the rectangle.
public struct TransformedShape<Base: Shape>: Shape {
    public var shape: Base
    public var transform: CGAffineTransform

    public init(shape: Base, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public var animatableData: Base.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(transform.moved(to: rect.origin))
    }

    public func sizeThatFits(_ proposal: CGSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape of one size, at the origin of its rectangle.
public struct SizedShape<Base: Shape>: Shape {
    public var shape: Base
    public var size: CGSize

    public init(shape: Base, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension Shape {
    /// The shape enlarged about a point.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape enlarged about a point.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape turned about a point.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape moved by a distance.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// The shape moved by a distance.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// The shape moved by a distance.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The shape mapped by a transform, whose origin is that of the rectangle.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape in one size.
    public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    /// The shape in one size.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        SizedShape(shape: self, size: CGSize(width: width, height: height))
    }
}
