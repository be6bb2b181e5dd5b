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
    /// How far what is drawn reaches beyond the layout frame, at the sides, and above and below; less than
    /// nothing where it ends inside.
    var overflow: CGSize {
        items.map(\.paintBounds).reduce(into: CGSize(width: -size.width, height: -size.height)) {
            $0.width = max($0.width, -$1.minX, $1.maxX - size.width)
            $0.height = max($0.height, -$1.minY, $1.maxY - size.height)
        }
    }
}
