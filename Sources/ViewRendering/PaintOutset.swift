package import Graphics

/// The distance that a view paints beyond its layout frame, by the size of the frame.
///
/// A shadow or a ring extends equally far at any size; a scale effect extends farther the larger the frame is. So
/// the distance is linear in the size, and two measured frames determine it.
package struct PaintOutset: Sendable {
    /// The measured outsets of one frame: beyond its sides (width), and above and below (height).
    package struct Sample: Sendable {
        package let size: CGSize
        package let outset: CGSize

        /// The largest outset of several pictures of one view.
        package init(of pictures: [DisplayList]) {
            size = pictures.last?.size ?? .zero
            // The paint may end inside the frame; its distance from the edge then grows with the frame.
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
        let horizontal = Self.extrapolate(
            small.outset.width,
            at: small.size.width,
            and: large.outset.width,
            at: large.size.width,
            to: size.width
        )
        let vertical = Self.extrapolate(
            small.outset.height,
            at: small.size.height,
            and: large.outset.height,
            at: large.size.height,
            to: size.height
        )
        return max(0, horizontal, vertical)
    }

    /// The value, at a length, of the linear function through two values at two other lengths.
    private static func extrapolate(
        _ first: CGFloat,
        at firstLength: CGFloat,
        and second: CGFloat,
        at secondLength: CGFloat,
        to length: CGFloat
    ) -> CGFloat {
        // A frame that does not depend on the content has one outset.
        guard firstLength != secondLength else { return max(first, second) }
        let growth = (second - first) / (secondLength - firstLength)
        return first + growth * (length - firstLength)
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
