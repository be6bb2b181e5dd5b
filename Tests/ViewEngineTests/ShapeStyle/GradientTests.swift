import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `A gradient` {
    private let colors: [Color] = [.black, .white]

    /// The gradients of a picture with the items that they paint.
    private func gradients(of list: DisplayList) -> [(ResolvedGradient, [DisplayItem])] {
        list.items.compactMap { item in
            guard case .group(.gradient(let gradient), let items) = item.drawing else { return nil }
            return (gradient, items)
        }
    }

    @Test func `follows the frame of a shape`() {
        let style = LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        let view = Circle().fill(style).frame(width: 20, height: 20).padding(5)
        let found = gradients(of: render(view))
        #expect(found.count == 1)
        #expect(
            found[0].0.geometry == .linear(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 25, y: 25))
        )
        #expect(found[0].0.stops.map(\.location) == [0, 1])
        #expect(found[0].0.stops[1].color == ResolvedColor(0xFFFFFF))
        // A reader without gradients sees a color between.
        guard case .fill(.ellipse, let color) = found[0].1[0].drawing else {
            Issue.record("no ellipse")
            return
        }
        #expect(color == ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
    }

    @Test func `fills its frame as a view`() {
        let list = render(
            RadialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 9)
                .frame(width: 20, height: 10)
        )
        #expect(
            gradients(of: list)[0].0.geometry
                == .radial(center: CGPoint(x: 10, y: 5), startRadius: 1, endRadius: 9, aspect: 1)
        )
        #expect(list.fills == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    }

    @Test func `is stretched with the frame if it is elliptical`() {
        let list = render(EllipticalGradient(colors: colors).frame(width: 20, height: 10))
        #expect(
            gradients(of: list)[0].0.geometry
                == .radial(center: CGPoint(x: 10, y: 5), startRadius: 0, endRadius: 10, aspect: 0.5)
        )
    }

    @Test func `turns once around if it has one angle`() {
        let list = render(
            AngularGradient(colors: colors, center: .center, angle: .degrees(90))
                .frame(width: 20, height: 10)
        )
        #expect(
            gradients(of: list)[0].0.geometry
                == .angular(center: CGPoint(x: 10, y: 5), from: .pi / 2, to: .pi * 2.5)
        )
    }

    @Test func `paints each text and symbol in its own frame`() {
        let style = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        let view = HStack(spacing: 0) {
            Text("ab")
            Text("c")
        }
        .foregroundStyle(style)
        let found = gradients(of: render(view))
        #expect(
            found.map(\.0.geometry) == [
                .linear(from: CGPoint(x: 0, y: 5), to: CGPoint(x: 10, y: 5)),
                .linear(from: CGPoint(x: 10, y: 5), to: CGPoint(x: 15, y: 5)),
            ]
        )
        let text = gradients(
            of: render(
                Text("ab").foregroundStyle(
                    .linearGradient(
                        colors: colors,
                        startPoint: .top,
                        endPoint: .bottom
                    )
                )
            )
        )
        #expect(text.count == 1)
    }

    @Test func `is faded by levels and opacities`() {
        let style = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        func opacities(_ view: some View) -> [Double] {
            gradients(of: render(view.frame(width: 10, height: 10)))[0].0.stops.map(\.color.opacity)
        }
        #expect(opacities(Rectangle().fill(style.opacity(0.4))) == [0.4, 0.4])
        #expect(opacities(Rectangle().fill(.secondary).foregroundStyle(style)) == [0.5, 0.5])
        #expect(opacities(Rectangle().foregroundStyle(AnyShapeStyle(style).opacity(0.2))) == [0.2, 0.2])
    }

    @Test func `has stops in the order of their locations`() {
        let stops: [Gradient.Stop] = [
            .init(color: .black, location: 0.6), .init(color: .white, location: 0.2),
        ]
        let list = render(
            LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom).frame(width: 10, height: 10)
        )
        #expect(gradients(of: list)[0].0.stops.map(\.location) == [0.6, 0.6])
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(gradients(of: render(Rectangle().fill(Color.red.gradient)))[0].0.stops.count == 2)
    }

    private struct Pressed: ButtonStyle {
        var changesCount = false

        func makeBody(configuration: Configuration) -> some View {
            let down = configuration.isPressed
            let colors: [Color] = down ? [.white, .black] + (changesCount ? [.red] : []) : [.black, .white]
            Rectangle()
                .fill(
                    LinearGradient(colors: colors, startPoint: .leading, endPoint: down ? .bottom : .trailing)
                )
                .frame(width: 20, height: 10)
                .animation(.linear(duration: 1), value: down)
        }
    }

    @Test func `is animated in its colors and points`() {
        let recording = Recording(
            of: host(Button("") {}.buttonStyle(Pressed())),
            events: [InteractionEvent(.down(.zero), at: 0)],
            until: 2
        )
        func gradient(at time: Double) -> ResolvedGradient {
            gradients(of: recording.displayList(at: time))[0].0
        }
        #expect(gradient(at: 0).stops[0].color == ResolvedColor(0))
        let middle = gradient(at: 0.5)
        #expect(middle.geometry == .linear(from: CGPoint(x: 0, y: 5), to: CGPoint(x: 15, y: 7.5)))
        #expect(middle.stops[0].color.red > 0.2 && middle.stops[0].color.red < 0.8)
        #expect(gradient(at: 2).stops[0].color == ResolvedColor(0xFFFFFF))
    }

    @Test func `changes at once to another number of colors`() {
        let recording = Recording(
            of: host(Button("") {}.buttonStyle(Pressed(changesCount: true))),
            events: [InteractionEvent(.down(.zero), at: 0)],
            until: 2
        )
        let gradient = gradients(of: recording.displayList(at: 0.5))[0].0
        #expect(gradient.stops.map(\.color).prefix(2) == [ResolvedColor(0xFFFFFF), ResolvedColor(0)])
    }
}
