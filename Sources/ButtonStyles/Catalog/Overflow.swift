import Graphics

/// How far a style draws beyond the frame of a button: a ring or a shadow as far as ever, a scale the
/// farther the larger the button is.
struct Overflow {
    /// What was measured on one button, in any of its states.
    struct Sample {
        let size: CGSize
        /// Beyond the sides, and above and below.
        let reach: CGSize
    }

    let small, large: Sample

    /// The reach on the side where it is most.
    func reach(of size: CGSize) -> CGFloat {
        max(0, reach(at: size) { $0.width }, reach(at: size) { $0.height })
    }

    private func reach(at size: CGSize, _ side: (CGSize) -> CGFloat) -> CGFloat {
        let growth =
            (side(large.reach) - side(small.reach)) / (side(large.size) - side(small.size))
        return side(small.reach) + growth * (side(size) - side(small.size))
    }
}

extension DisplayList {
    /// How far what is drawn reaches beyond the layout frame, at the sides, and above and below.
    var overflow: CGSize {
        let bounds = paintBounds
        return CGSize(
            width: max(-bounds.minX, bounds.maxX - size.width),
            height: max(-bounds.minY, bounds.maxY - size.height)
        )
    }
}
