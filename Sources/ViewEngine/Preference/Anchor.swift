public import Graphics

/// A rectangle or a point of a view, which a view around it converts to its own coordinates with a geometry proxy.
///
/// Offsets, scales and rotations of the views between are not part of it: they change the drawing, not the layout.
public struct Anchor<Value: Sendable>: Sendable {
    /// The value in the coordinates of the tree.
    private let value: Value
    private let move: @Sendable (Value, CGPoint) -> Value

    init(_ value: Value, movedBy move: @escaping @Sendable (Value, CGPoint) -> Value) {
        self.value = value
        self.move = move
    }

    func value(relativeTo origin: CGPoint) -> Value { move(value, origin) }

    /// The part of a view that an anchor refers to.
    public struct Source: Sendable {
        let anchor: @Sendable (CGRect) -> Anchor<Value>
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (first: Anchor<Value>, second: Anchor<Value>) -> Bool {
        first.value == second.value
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// The frame of the view.
    public static var bounds: Anchor<CGRect>.Source { rect { $0 } }

    /// A rectangle in the coordinates of the view.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        self.rect { frame in
            CGRect(origin: rect.origin.offset(by: frame.origin.offset(from: .zero)), size: rect.size)
        }
    }

    private static func rect(_ rect: @escaping @Sendable (CGRect) -> CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { frame in
            Anchor(rect(frame)) { rect, origin in
                CGRect(origin: CGPoint.zero.offset(by: rect.origin.offset(from: origin)), size: rect.size)
            }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the coordinates of the view.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        place { $0.origin.offset(by: point.offset(from: .zero)) }
    }

    /// A point as a part of the size of the view.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        place { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func place(_ point: @escaping @Sendable (CGRect) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { frame in
            Anchor(point(frame)) { point, origin in CGPoint.zero.offset(by: point.offset(from: origin)) }
        }
    }
}
