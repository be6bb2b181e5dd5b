import Graphics

/// The mapping of left-to-right frames to a part of the tree that may read from right to left.
struct LayoutMirror {
    private var direction = LayoutDirection.leftToRight
    /// 1, or -1 where left and right are mirrored.
    private var factor: CGFloat = 1
    private var offset: CGFloat = 0

    /// The frame, mirrored with the views around it.
    func mirrored(_ frame: CGRect) -> CGRect {
        var mirrored = frame
        mirrored.origin.x = factor > 0 ? offset + frame.minX : offset - frame.maxX
        return mirrored
    }

    /// Mirrors the inside of a frame if its layout direction differs from the one around it.
    mutating func enter(_ frame: CGRect, direction: LayoutDirection) {
        guard direction != self.direction else { return }
        let middle = mirrored(frame).midX
        self.direction = direction
        factor = -factor
        offset = middle - factor * frame.midX
    }
}
