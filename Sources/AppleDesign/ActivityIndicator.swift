import Graphics
package import ViewEngine

/// A wheel of eight spokes that light up and fade one after the other.
package struct ActivityIndicator: View {
    private let color: Color

    @State private var turns = 0.0

    package init(color: Color) {
        self.color = color
    }

    package var body: some View {
        ZStack {
            spoke(0)
            spoke(1)
            spoke(2)
            spoke(3)
            spoke(4)
            spoke(5)
            spoke(6)
            spoke(7)
        }
        .frame(width: 2 * ActivityIndicatorMetrics.radius, height: 2 * ActivityIndicatorMetrics.radius)
        .onAppear {
            let turn = Animation.linear(duration: ActivityIndicatorMetrics.period)
            withAnimation(turn.repeatForever(autoreverses: false)) { turns = 1 }
        }
    }

    private func spoke(_ index: Int) -> some View {
        let style = StrokeStyle(lineWidth: ActivityIndicatorMetrics.spokeWidth, lineCap: .round)
        return Spoke(index: index)
            .stroke(color, style: style)
            .layer(.activityIndicator)
            .modifier(EffectModifier(effect: SpokeLight(index: index, turns: turns)))
    }
}

/// One of eight radial lines, clockwise from the top.
private struct Spoke: PrimitiveShape {
    let index: Int

    private static let diagonal = 0.5.squareRoot()
    private static let directions = [
        CGPoint(x: 0, y: -1), CGPoint(x: diagonal, y: -diagonal), CGPoint(x: 1, y: 0),
        CGPoint(x: diagonal, y: diagonal), CGPoint(x: 0, y: 1), CGPoint(x: -diagonal, y: diagonal),
        CGPoint(x: -1, y: 0), CGPoint(x: -diagonal, y: -diagonal),
    ]

    func geometry(in rect: CGRect) -> ResolvedShape {
        // The round caps extend beyond the ends of the line.
        let cap = ActivityIndicatorMetrics.spokeWidth / 2
        var path = Path()
        path.move(to: point(at: ActivityIndicatorMetrics.innerRadius + cap, in: rect))
        path.addLine(to: point(at: ActivityIndicatorMetrics.radius - cap, in: rect))
        return .path(path)
    }

    private func point(at distance: CGFloat, in rect: CGRect) -> CGPoint {
        let direction = Self.directions[index]
        return CGPoint(x: rect.midX + distance * direction.x, y: rect.midY + distance * direction.y)
    }
}

/// The opacity of one spoke, by the progress of the light around the wheel.
private struct SpokeLight: RendererEffect {
    let index: Int
    var turns: Double

    var animatableData: Double {
        get { turns }
        set { turns = newValue }
    }

    private var opacity: Double {
        let opacities = ActivityIndicatorMetrics.opacities
        let count = Double(opacities.count)
        // The number of spokes that the light has passed since this one.
        let lag = (turns * count - Double(index) + count).truncatingRemainder(dividingBy: count)
        guard lag.isFinite else { return opacities[0] }
        let before = Int(lag)
        let after = (before + 1) % opacities.count
        return opacities[before] + (opacities[after] - opacities[before]) * (lag - Double(before))
    }

    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        items.append(.group(.opacity(opacity), items: content, id: id))
    }
}
