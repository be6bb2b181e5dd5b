import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A shape` {
    private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

    private struct Notch: InsettableShape {
        var distance: CGFloat = 0

        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: distance, dy: distance)) }

        func inset(by amount: CGFloat) -> Notch { Notch(distance: distance + amount) }
    }

    @Test func `of an app can be inset, and stroked inside`() {
        let list = render(Notch().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 20))
        guard case .stroke(let shape, let style, _) = list.items[0].drawing else {
            Issue.record("no stroke")
            return
        }
        #expect(style.lineWidth == 4)
        #expect(shape.boundingRect == CGRect(x: 2, y: 2, width: 36, height: 16))
    }

    /// A shape that reads the size of its rectangle only, as it may since the rectangle begins at zero.
    private struct Bar: Shape {
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
        }
    }

    @Test func `is asked for a rectangle that begins at zero, and drawn where its view is`() {
        let list = render(
            Bar().fill(.red).frame(width: 20, height: 10).clipShape(Bar())
                .padding(15)
        )
        guard case .group(.clip(let clip), let items) = list.items[0].drawing,
            case .fill(let shape, _) = items[0].drawing
        else {
            Issue.record("no clipped shape")
            return
        }
        #expect(shape.boundingRect == CGRect(x: 15, y: 15, width: 20, height: 10))
        #expect(clip.boundingRect == shape.boundingRect)
    }

    @Test func `that is a path is drawn from the origin of its view`() {
        let path = Path(CGRect(x: 2, y: 3, width: 4, height: 5))
        let list = render(path.fill(.red).frame(width: 20, height: 10).padding(15))
        #expect(list.fills == [CGRect(x: 17, y: 18, width: 4, height: 5)])
    }

    @Test func `without its type has the same outline and size`() {
        #expect(AnyShape(Capsule()).path(in: frame) == Capsule().path(in: frame))
        #expect(render(AnyShape(Circle()).frame(width: 40, height: 20)).fills[0].width == 20)
    }

    @Test func `has corners of different radii`() {
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: 10,
            bottomTrailingRadius: 5,
            style: .circular
        )
        let path = shape.path(in: frame)
        #expect(path.boundingRect == frame)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
        #expect(!path.contains(CGPoint(x: 39.5, y: 19.5)))
    }

    @Test func `has radii no larger than its sides permit`() {
        let radii = RectangleCornerRadii(topLeading: 30, topTrailing: 10)
        let path = Path(roundedRect: frame, cornerRadii: radii, style: .circular)
        // 30 is 20 at most, and 10 shrinks with it.
        #expect(path.contains(CGPoint(x: 37, y: 2)))
        #expect(!path.contains(CGPoint(x: 2, y: 10)))
    }

    @Test func `is clipped to round corners and bordered`() {
        let list = render(Color.red.frame(width: 40, height: 20).cornerRadius(6).border(.blue, width: 2))
        guard case .group(.clip(let shape), _) = list.items[0].drawing else {
            Issue.record("no clip")
            return
        }
        #expect(shape == .roundedRectangle(frame, cornerRadius: 6, style: .continuous))
        guard case .stroke(let border, _, let color) = list.items[1].drawing else {
            Issue.record("no border")
            return
        }
        #expect(border.boundingRect == frame.insetBy(dx: 1, dy: 1))
        #expect(color == .test(.blue))
    }
}

@Suite struct `A path` {
    @Test func `is trimmed by length`() {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
        let part = path.trimmedPath(from: 0.125, to: 0.5)
        let box = part.boundingRect
        #expect(abs(box.minX - 5) < 1e-9 && abs(box.maxX - 10) < 1e-9 && abs(box.maxY - 10) < 1e-9)
        #expect(path.trimmedPath(from: 0, to: 1) == path)
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    }

    @Test func `is trimmed along its curves`() throws {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let end = try #require(circle.trimmedPath(from: 0, to: 0.125).currentPoint)
        // An eighth of a circle, clockwise from the right.
        #expect(abs(end.x - 7.071) < 0.02 && abs(end.y - 7.071) < 0.02)
        let shape = Circle().trim(from: 0.25, to: 0.75)
        let box = shape.path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect
        // From the bottom over the left to the top.
        #expect(abs(box.minX) < 0.02 && abs(box.maxX - 10) < 0.02 && abs(box.height - 20) < 0.02)
    }

    @Test func `begins an ellipse at its right`() throws {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        var path = Path()
        path.addEllipse(in: rect)
        for ellipse in [path, Ellipse().path(in: rect), Path(ellipseIn: rect)] {
            let quarter = ellipse.trimmedPath(from: 0, to: 0.25)
            let end = try #require(quarter.currentPoint)
            #expect(abs(end.x - 20) < 0.02 && abs(end.y - 20) < 0.02)
            #expect(abs(quarter.boundingRect.maxX - 40) < 0.02)
            #expect(ellipse.currentPoint == CGPoint(x: 40, y: 10))
        }
    }

    @Test(arguments: [(false, 10.0), (true, -10.0)])
    func `has arcs in both directions`(clockwise: Bool, bottom: Double) throws {
        var path = Path()
        path.addArc(
            center: .zero,
            radius: 10,
            startAngle: .zero,
            endAngle: .degrees(180),
            clockwise: clockwise
        )
        let half = try #require(path.trimmedPath(from: 0, to: 0.5).currentPoint)
        #expect(abs(half.x) < 0.02 && abs(half.y - bottom) < 0.02)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x + 10) < 1e-9)
    }

    @Test func `is a shape and is built in a closure`() {
        let triangle = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 0, y: 10))
            path.closeSubpath()
            path.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
        }
        #expect(render(triangle.fill(.red).frame(width: 30, height: 30)).fills[0].width == 25)
        #expect(triangle.offsetBy(dx: 1, dy: 2).currentPoint == CGPoint(x: 21, y: 2))
    }
}
