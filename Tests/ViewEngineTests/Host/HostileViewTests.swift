import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A view with invalid numbers` {
    private static let numbers: [CGFloat] = [
        0, -0.0, -1, -1e9, 1e9, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
    ]

    private struct Pressed<Content: View>: ButtonStyle {
        let look: (AnyView, CGFloat) -> Content
        let number: CGFloat
        func makeBody(configuration: Configuration) -> some View {
            look(AnyView(configuration.label.background(Color.red)), configuration.isPressed ? number : 1)
                .animation(.bouncy, value: configuration.isPressed)
        }
    }

    private func survives<Content: View>(_ look: @escaping (AnyView, CGFloat) -> Content) {
        for number in Self.numbers {
            let view = Button("ab c") {}.buttonStyle(Pressed(look: look, number: number))
            let recording = record(view, [.down(0), .up(0.1), .down(0.15)])
            for time in [0, 0.05, 0.12, 0.3, 5, Double.infinity] {
                _ = recording.displayList(at: time).paintBounds
            }
            _ = record(view, [.down(number, x: number, y: number), .up(number)])
        }
    }

    @Test func `is rendered without a crash`() {
        survives { $0.frame(width: $1, height: $1) }
        survives { $0.frame(minWidth: $1, idealWidth: $1, maxWidth: $1) }
        survives { $0.frame(minWidth: 10, maxWidth: $1, minHeight: $1) }
        survives { $0.padding($1) }
        survives { $0.offset(x: $1, y: $1) }
        survives { $0.scaleEffect($1) }
        survives { $0.opacity($1) }
        survives { $0.shadow(radius: $1, x: $1) }
        survives { $0.clipShape(RoundedRectangle(cornerRadius: $1)) }
        survives { view, number in view.overlay { Capsule().stroke(.red, lineWidth: number) } }
        survives { view, number in
            HStack(spacing: number) {
                view; view
            }.frame(width: number)
        }
        survives { view, number in
            VStack(spacing: number) {
                view; Color.red
            }.frame(height: number)
        }
        survives { $0.font(.system(size: $1)) }
        survives { view, number in
            GeometryReader { proxy in view.frame(width: proxy.size.width * number) }.frame(width: 10)
        }
        survives { view, number in
            view.foregroundStyle(Color(red: number, green: number, blue: 0, opacity: number))
        }
        survives { view, number in
            view.onLongPressGesture(minimumDuration: number, maximumDistance: number) {}
        }
        survives { $0.gesture(DragGesture(minimumDistance: $1).onChanged { _ in }) }
    }

    @Test func `is placed in grids and by guides without a crash`() {
        let sizes: [(CGFloat) -> GridItem.Size] = [
            { .fixed($0) }, { .flexible(minimum: $0, maximum: $0) }, { .adaptive(minimum: $0) },
        ]
        for size in sizes {
            survives { view, number in
                LazyVGrid(columns: [GridItem(size(number), spacing: number)], spacing: number) {
                    view
                    Color.red
                }
                .frame(width: 100)
            }
        }
        survives { view, number in view.overlay { Color.red.alignmentGuide(.leading) { _ in number } } }
        survives { view, number in
            HStack(alignment: .top) {
                view
                view.alignmentGuide(.top) { $0.height * number }
            }
        }
    }

    @Test func `is drawn on a canvas without a crash`() {
        survives { view, number in
            view.overlay {
                Canvas { context, size in
                    context.translateBy(x: number, y: 0)
                    context.scaleBy(x: number, y: 1)
                    context.rotate(by: .degrees(number))
                    context.opacity = number
                    let rect = CGRect(x: number, y: 0, width: number, height: size.height)
                    context.clip(to: Path(rect))
                    context.addFilter(.blur(radius: number))
                    context.stroke(Path(ellipseIn: rect), with: .color(.red), lineWidth: number)
                    context.draw(Text("ab"), in: rect)
                }
                .frame(width: number, height: number)
            }
        }
    }

    @Test func `moves symbols and matched views without a crash`() {
        survives { view, number in
            let options = SymbolEffectOptions.speed(number)
            return HStack {
                view
                Image(systemName: "star").symbolEffect(.bounce, options: options, value: number)
                Image(systemName: "star").symbolEffect(.pulse, options: options)
            }
        }
        survives { Matched(view: $0, number: $1) }
    }

    private struct Matched: View {
        @Namespace private var space
        let view: AnyView
        let number: CGFloat

        var body: some View {
            let anchor = UnitPoint(x: number, y: number)
            ZStack {
                if number == 1 {
                    view.matchedGeometryEffect(id: 1, in: space, anchor: anchor)
                } else {
                    Color.red.matchedGeometryEffect(id: 1, in: space, anchor: anchor)
                        .frame(width: number, height: number)
                }
            }
        }
    }
}
