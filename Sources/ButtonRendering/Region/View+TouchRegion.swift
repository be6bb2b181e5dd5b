import Graphics
import ViewEngine

extension View {
    /// Shows the touch region of a button behind it: the bounds blue, the region around them green, and what is
    /// outside red.
    func touchRegion(_ region: TouchRegion) -> some View {
        background { TouchRegionView(region: region) }
            .overlay { Rectangle().strokeBorder(Color.blue) }
    }
}

/// The three areas, of which a disabled button has no green one.
private struct TouchRegionView: View {
    let region: TouchRegion

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let shown = isEnabled ? region : .nowhere
        ZStack {
            AreaShape(area: .outside, region: region, shown: shown)
                .fill(shown == .everywhere ? .clear : Color.red.opacity(Self.opacity))
            AreaShape(area: .inside, region: region, shown: shown)
                .fill(shown == .nowhere ? .clear : Color.green.opacity(Self.opacity))
            Rectangle().fill(Color.blue.opacity(Self.opacity))
        }
    }

    private static var opacity: Double { 0.3 }
}

/// One of the areas around the bounds of a button, beyond which it reaches.
private struct AreaShape: PrimitiveShape {
    enum Area {
        /// The region without the bounds.
        case inside
        /// The rest.
        case outside
    }

    let area: Area
    /// The region of the enabled button, which determines the size of the picture.
    let region: TouchRegion
    let shown: TouchRegion

    /// In points: around a region, and around the bounds of a button without an edge of its region.
    private static let margin = 24.0, defaultReach = 60.0

    func geometry(in bounds: CGRect) -> ResolvedShape {
        .path(path(around: bounds))
    }

    private func path(around bounds: CGRect) -> Path {
        let picture = Path(pictureFrame(around: bounds))
        let hole = Path(bounds).mirrored
        let outline = shown.outline(around: bounds)
        switch (area, shown) {
        case (.inside, .nowhere), (.outside, .everywhere):
            return Path()
        case (.inside, .everywhere), (.outside, .nowhere):
            return picture + hole
        case (.inside, .bounds(let outset)) where outset >= 0:
            return (outline?.path ?? Path()) + hole
        case (.inside, _):
            return outline?.path ?? Path()
        case (.outside, _):
            return picture + (outline?.path.mirrored ?? Path())
        }
    }

    /// The frame that the areas fill, equally far from all sides of the bounds, as the frame of a picture is.
    private func pictureFrame(around bounds: CGRect) -> CGRect {
        guard let outline = region.outline(around: bounds) else {
            return bounds.insetBy(dx: -Self.defaultReach, dy: -Self.defaultReach)
        }
        let region = outline.boundingRect
        let reach = max(0, bounds.minX - region.minX, bounds.minY - region.minY) + Self.margin
        return bounds.insetBy(dx: -reach, dy: -reach)
    }
}

extension Path {
    /// The path as its mirror image, which runs in the opposite direction: that of a symmetric outline cuts it out of
    /// a larger one.
    fileprivate var mirrored: Path {
        applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * boundingRect.midX, ty: 0))
    }

    fileprivate static func + (first: Path, second: Path) -> Path {
        Path(elements: first.elements + second.elements)
    }
}
