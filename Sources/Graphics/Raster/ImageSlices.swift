/// The parts of an image that are not enlarged with it, in a unit that the user states.
package struct ImageSlices: Hashable, Sendable {
    /// The lengths of the parts along the edges.
    package var top, left, bottom, right: CGFloat
    /// The width of the center beside the part at the left; `nil` for all of the image between the parts.
    package var centerWidth: CGFloat?
    /// The height of the center below the part at the top; `nil` for all of the image between the parts.
    package var centerHeight: CGFloat?
    /// Whether the center is repeated, and not stretched.
    package var isTiled: Bool

    package init(
        top: CGFloat,
        left: CGFloat,
        bottom: CGFloat,
        right: CGFloat,
        centerWidth: CGFloat? = nil,
        centerHeight: CGFloat? = nil,
        isTiled: Bool
    ) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
        self.centerWidth = centerWidth
        self.centerHeight = centerHeight
        self.isTiled = isTiled
    }

    /// The slices in another unit, of which each of this one has a number.
    package func scaled(by scale: CGFloat) -> ImageSlices {
        ImageSlices(
            top: top * scale,
            left: left * scale,
            bottom: bottom * scale,
            right: right * scale,
            centerWidth: centerWidth.map { $0 * scale },
            centerHeight: centerHeight.map { $0 * scale },
            isTiled: isTiled
        )
    }
}

/// A size in which an image is drawn by its slices, in their unit.
package struct ImageStretch: Hashable, Sendable {
    package var slices: ImageSlices
    package var size: CGSize

    package init(slices: ImageSlices, size: CGSize) {
        self.slices = slices
        self.size = size
    }

    /// The stretch in another unit, of which each of this one has a number.
    package func scaled(by scale: CGFloat) -> ImageStretch {
        ImageStretch(
            slices: slices.scaled(by: scale),
            size: CGSize(width: size.width * scale, height: size.height * scale)
        )
    }
}
