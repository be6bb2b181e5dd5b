package import Graphics

/// The distance that a view paints beyond its layout frame, by the size of the frame.
///
/// A shadow or a ring reaches equally far at any size, a scale effect farther the larger the frame is: the
/// distance is linear in the size, and two measured frames determine it.
package struct PaintOutset: Sendable {
    /// The measured outsets of one frame: beyond its sides (width), and above and below (height).
    package struct Sample: Sendable {
        package let size: CGSize
        package let outset: CGSize

        /// The largest outset of several pictures of one view.
        package init(of pictures: [DisplayList]) {
            size = pictures.last?.size ?? .zero
            // What is painted may end inside of the frame, and then the more so the larger the frame is.
            outset = pictures.reduce(into: CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)) {
                $0.width = max($0.width, $1.paintOutset.width)
                $0.height = max($0.height, $1.paintOutset.height)
            }
        }
    }

    private let small, large: Sample

    package init(small: Sample, large: Sample) {
        self.small = small
        self.large = large
    }

    /// The outset of a frame of a size, on the side where it is largest; never negative.
    package func length(of size: CGSize) -> CGFloat {
        max(0, length(of: size, along: \.width), length(of: size, along: \.height))
    }

    private func length(of size: CGSize, along axis: KeyPath<CGSize, CGFloat>) -> CGFloat {
        let distance = large.size[keyPath: axis] - small.size[keyPath: axis]
        // A frame that does not depend on the content has one outset.
        guard distance > 0 else { return max(small.outset[keyPath: axis], large.outset[keyPath: axis]) }
        let growth = (large.outset[keyPath: axis] - small.outset[keyPath: axis]) / distance
        return small.outset[keyPath: axis] + growth * (size[keyPath: axis] - small.size[keyPath: axis])
    }
}

extension DisplayList {
    /// The distance that the items paint beyond the layout frame, at the sides, and above and below; negative
    /// where they end inside.
    package var paintOutset: CGSize {
        items.map(\.paintBounds).reduce(into: CGSize(width: -size.width, height: -size.height)) {
            $0.width = max($0.width, -$1.minX, $1.maxX - size.width)
            $0.height = max($0.height, -$1.minY, $1.maxY - size.height)
        }
    }
}
