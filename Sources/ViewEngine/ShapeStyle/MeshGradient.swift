import Graphics

/// A grid of colors with a smooth transition between them.
///
/// SVG has no meshes. The view is a row of linear gradients that fade into each other, which is exact for straight rows.
/// A shape that the mesh fills or strokes masks the view; a text has one linear gradient through the colors of the middle.
public struct MeshGradient: ShapeStyle, PrimitiveView, Hashable {
    private let width, height: Int
    /// In the unit square, row by row.
    private let points: [SIMD2<Float>]
    private let colors: [Color]

    /// Creates a gradient of `width` times `height` colors; one with another number of them draws nothing.
    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        let isComplete = width > 0 && height > 0 && points.count == colors.count
        let hasSize = isComplete && points.count / width == height && points.count % width == 0
        self.width = hasSize ? width : 0
        self.height = hasSize ? height : 0
        self.points = points
        self.colors = colors
    }

    private func row(_ index: Int) -> Range<Int> { index * width..<(index + 1) * width }

    /// The mean height of a row, 0…1.
    private func place(ofRow index: Int) -> CGFloat {
        CGFloat(row(index).reduce(0) { $0 + points[$1].y }) / CGFloat(max(1, width))
    }

    public var erased: AnyShapeStyle {
        let stops = (0..<height).map { index in
            Gradient.Stop(color: colors[row(index)][index * width + width / 2], location: place(ofRow: index))
        }
        let gradient = LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
        return AnyShapeStyle(.mesh(self, inPlace: gradient.erased))
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        inputs.note(.meshGradient)
        ZStack {
            ForEach(0..<height) { index in
                layer(ofRow: height - 1 - index)
            }
        }
        .lower(inputs, into: &nodes)
    }

    /// A row of colors, which fades out towards the row below.
    @ViewBuilder private func layer(ofRow index: Int) -> some View {
        let stops = row(index).map { Gradient.Stop(color: colors[$0], location: CGFloat(points[$0].x)) }
        let layer = LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
        if index == height - 1 {
            layer
        } else {
            layer.mask {
                LinearGradient(
                    stops: [
                        Gradient.Stop(color: .black, location: place(ofRow: index)),
                        Gradient.Stop(color: .clear, location: place(ofRow: index + 1)),
                    ],
                    startPoint: .top,
                    endPoint: .bottom
                )
            }
        }
    }
}
