import Graphics

/// Where the places of a layout from left to right lie in a part of the tree that may read the other way.
struct LayoutMirror {
    private var direction = LayoutDirection.leftToRight
    /// 1, or -1 where left and right are turned round.
    private var factor: CGFloat = 1
    private var offset: CGFloat = 0

    /// The frame, turned round with what is around it.
    func turned(_ frame: CGRect) -> CGRect {
        var turned = frame
        turned.origin.x = factor > 0 ? offset + frame.minX : offset - frame.maxX
        return turned
    }

    /// Turns left and right round inside of a frame of the layout, if its direction is another one.
    mutating func enter(_ frame: CGRect, _ direction: LayoutDirection) {
        guard direction != self.direction else { return }
        let middle = turned(frame).midX
        self.direction = direction
        factor = -factor
        offset = middle - factor * frame.midX
    }
}
