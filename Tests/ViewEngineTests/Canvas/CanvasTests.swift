import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A canvas` {
    /// The items that commands draw on 40 × 20 points, beside a margin of 5.
    private func items(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> [DisplayItem] {
        let list = render(Canvas(renderer: renderer).frame(width: 40, height: 20).padding(5))
        guard let first = list.items.first else { return [] }
        #expect(list.items.count == 1)
        guard
            case .group(.transform(CGAffineTransform(translationX: 5, y: 5)), let items) = first.drawing
        else {
            Issue.record("not at the place of the canvas")
            return []
        }
        return items
    }

    private let box = Path(CGRect(x: 1, y: 2, width: 3, height: 4))

    @Test func `fills and strokes paths`() {
        let items = items { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            context.stroke(box, with: .color(.blue), lineWidth: 2)
            context.fill(Path(), with: .color(.red))
        }
        let area = Path(CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(
            items.map(\.drawing) == [
                .fill(.path(area), color: .test(.red)),
                .stroke(.path(box), style: StrokeStyle(lineWidth: 2), color: .test(.blue)),
            ]
        )
    }

    @Test func `takes the size that is proposed, and 10 points without`() {
        #expect(render(Canvas { _, _ in }).size == CGSize(width: 10, height: 10))
        var sizes: [CGSize] = []
        _ = render(Canvas { _, size in sizes.append(size) }.frame(width: 30, height: 7))
        #expect(sizes == [CGSize(width: 30, height: 7)])
    }

    @Test func `draws in the state of a context, and a copy has its own`() {
        let items = items { context, _ in
            var copy = context
            copy.translateBy(x: 10, y: 0)
            copy.scaleBy(x: 2, y: 2)
            copy.opacity = 0.5
            copy.blendMode = .multiply
            copy.fill(box, with: .color(.red))
            context.fill(box, with: .color(.blue))
        }
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0)
        let red = DisplayItem.fill(.path(box), color: .test(.red))
        #expect(
            items == [
                .group(
                    .blendMode(.multiply),
                    items: [.group(.opacity(0.5), items: [.group(.transform(transform), items: [red])])]
                ), .fill(.path(box), color: .test(.blue)),
            ]
        )
    }

    @Test func `clips in the coordinates of the command`() {
        let items = items { context, _ in
            context.translateBy(x: 10, y: 0)
            context.clip(to: box)
            context.translateBy(x: 5, y: 0)
            context.fill(box, with: .color(.red))
        }
        let move = CGAffineTransform(translationX: 15, y: 0)
        let red = DisplayItem.fill(.path(box), color: .test(.red))
        let clip = box.applying(CGAffineTransform(translationX: 10, y: 0))
        #expect(items == [.group(.clip(.path(clip)), items: [.group(.transform(move), items: [red])])])
    }

    @Test func `clips to the outside`() throws {
        let items = items { context, _ in
            context.clip(to: box, options: .inverse)
            context.fill(box, with: .color(.red))
        }
        guard case .group(.mask(isInverted: true), let parts) = try #require(items.first).drawing else {
            Issue.record("no mask")
            return
        }
        #expect(parts.count == 2)
    }

    @Test func `paints gradients in its own coordinates`() throws {
        let gradient = Gradient(colors: [.red, .blue])
        let items = items { context, _ in
            context.fill(
                box,
                with: .linearGradient(
                    gradient,
                    startPoint: CGPoint(x: 7, y: 0),
                    endPoint: CGPoint(x: 9, y: 3)
                )
            )
            context.fill(
                box,
                with: .style(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
            )
        }
        let lines = items.map { item -> ResolvedGradient.Geometry? in
            if case .group(.gradient(let gradient), _) = item.drawing { gradient.geometry } else { nil }
        }
        #expect(
            lines == [
                .linear(from: CGPoint(x: 7, y: 0), to: CGPoint(x: 9, y: 3)),
                .linear(from: CGPoint(x: 2.5, y: 2), to: CGPoint(x: 2.5, y: 6)),
            ]
        )
    }

    @Test func `draws texts and images`() {
        let list = render(
            Canvas { context, size in
                context.draw(Text("ab"), at: CGPoint(x: size.width / 2, y: 10))
                context.draw(Text("ab cd"), in: CGRect(x: 3, y: 30, width: 12, height: 40))
                var text = context.resolve(Text("abc").font(.system(size: 20)))
                text.shading = .color(.red)
                #expect(text.measure(in: size) == CGSize(width: 30, height: 20))
                #expect(text.firstBaseline(in: size) == 15)
                context.draw(text, at: .zero, anchor: .topLeading)
                let image = context.resolve(Image(systemName: "star"))
                #expect(image.size == CGSize(width: 10, height: 10))
                context.draw(image, in: CGRect(x: 0, y: 50, width: 30, height: 20))
            }
            .frame(width: 60, height: 80)
        )
        #expect(list.runs.map(\.text).prefix(4) == ["ab", "ab", "cd", "abc"])
        #expect(list.runs[0].origin.x == 25)
        #expect(list.runs[1].origin.x == 3)
        #expect(list.runs[3].color == .test(.red))
    }

    @Test func `draws views by their tags`() {
        let list = render(
            Canvas { context, _ in
                if let dot = context.resolveSymbol(id: "dot") {
                    #expect(dot.size == CGSize(width: 4, height: 4))
                    context.draw(dot, at: CGPoint(x: 10, y: 10))
                    context.draw(dot, at: CGPoint(x: 20, y: 10), anchor: .topLeading)
                }
                #expect(context.resolveSymbol(id: "none")?.size == nil)
            } symbols: {
                Color.red.frame(width: 2, height: 2).tag("other")
                Color.blue.frame(width: 4, height: 4).tag("dot")
            }
            .frame(width: 40, height: 20)
        )
        #expect(list.fills.map(\.origin) == [CGPoint(x: 8, y: 8), CGPoint(x: 20, y: 10)])
        #expect(list.fillColors == [.test(.blue), .test(.blue)])
        // The same view twice has two identities.
        guard case .group(_, let items) = list.items[0].drawing else { return }
        #expect(items.count == 2)
        #expect(items[0].id != items[1].id)
    }

    @Test func `draws layers and filters`() {
        let items = items { context, _ in
            context.opacity = 0.5
            context.addFilter(.blur(radius: 3))
            context.drawLayer { layer in
                layer.fill(box, with: .color(.red))
                layer.opacity = 0.25
                layer.fill(box, with: .color(.blue))
            }
        }
        let blue = DisplayItem.fill(.path(box), color: .test(.blue))
        let layer = DisplayItem.group(
            .compositing,
            items: [.fill(.path(box), color: .test(.red)), .group(.opacity(0.25), items: [blue])]
        )
        #expect(
            items == [.group(.opacity(0.5), items: [.group(.blur(Blur(radius: 3)), items: [layer])])]
        )
    }

    @Test func `reads the state of its view`() {
        let recording = record(Switch(), [.down(0)])
        #expect(recording.fill(0, at: -1).width == 3)
        #expect(recording.fill(0, at: 0).width == 7)
        // The picture before the touch does not change by it.
        #expect(recording.fill(0, at: -1).width == 3)
    }

    private struct Switch: View {
        @State private var isOn = false

        var body: some View {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: isOn ? 7 : 3, height: 1)), with: .color(.red))
            }
            .frame(width: 20, height: 20)
            .gesture(DragGesture(minimumDistance: 0).onChanged { _ in isOn = true })
        }
    }

    @Test func `moves and grows with its frame`() {
        let view = Toggled { flag in
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
            .frame(width: flag ? 40 : 20, height: 10).padding(.leading, flag ? 10 : 0)
            .animation(.linear(duration: 1), value: flag)
        }
        let recording = record(view, touches(at: 0))
        func transform(at time: Double) -> CGAffineTransform? {
            guard case .group(.transform(let transform), _) = recording.displayList(at: time).items[0].drawing
            else { return nil }
            return transform
        }
        // Drawn 40 points wide, and scaled to 30 on the way.
        #expect(transform(at: 0.5) == CGAffineTransform(a: 0.75, b: 0, c: 0, d: 1, tx: 5, ty: 0))
        #expect(transform(at: 1) == CGAffineTransform(translationX: 10, y: 0))
        #expect(recording.restTime == 1)
    }

    @Test func `names what it approximates`() {
        let view = Canvas { context, _ in
            let gradient = Gradient(colors: [.red, .blue])
            context.fill(box, with: .conicGradient(gradient, center: .zero))
        }
        #expect(host(view).approximations == [.angularGradient])
    }
}
