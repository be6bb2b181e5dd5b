import Graphics
import ViewEngine

// A shape keeps its own type in the views that it makes, because that has its animatable data: these functions can be
// called on a shape of any type, since their results do not name it.
extension Shape {
    var anyShape: AnyShape { AnyShape(self) }
    func filled(_ style: AnyShapeStyle) -> any View {
        (self as? any DrawnLine)?.line(in: style) ?? fill(style)
    }
    func filled() -> any View { fill() }
    func stroked(_ style: AnyShapeStyle, style stroke: StrokeStyle) -> any View {
        self.stroke(style, style: stroke)
    }
    func stroked(_ style: AnyShapeStyle, lineWidth width: Double) -> any View {
        stroke(style, lineWidth: width)
    }
    func stroked(_ width: Double) -> any Shape { stroke(lineWidth: width) }
    func stroked(_ stroke: StrokeStyle) -> any Shape { self.stroke(style: stroke) }
    func trimmed(from start: Double, to end: Double) -> any Shape { trim(from: start, to: end) }
    func background(of view: AnyView, _ style: AnyShapeStyle) -> any View { view.background(style, in: self) }
    func overlay(of view: AnyView, _ style: AnyShapeStyle) -> any View { view.overlay(style, in: self) }
    func clip(_ view: AnyView) -> any View { view.clipShape(self) }
    func contentShape(of view: AnyView) -> any View { view.contentShape(self) }
    func contentShape(of view: AnyView, _ kinds: ContentShapeKinds) -> any View {
        view.contentShape(kinds, self)
    }
}

extension InsettableShape {
    func insetShape(by amount: Double) -> any InsettableShape { inset(by: amount) }
    func bordered(_ style: AnyShapeStyle, style stroke: StrokeStyle, antialiased: Bool) -> any View {
        strokeBorder(style, style: stroke, antialiased: antialiased)
    }
    func bordered(_ style: AnyShapeStyle, lineWidth width: Double, antialiased: Bool) -> any View {
        strokeBorder(style, lineWidth: width, antialiased: antialiased)
    }
    func bordered(lineWidth width: Double, antialiased: Bool) -> any View {
        strokeBorder(lineWidth: width, antialiased: antialiased)
    }
    func bordered(style stroke: StrokeStyle, antialiased: Bool) -> any View {
        strokeBorder(style: stroke, antialiased: antialiased)
    }
}

/// The line along an outline, which a fill draws as a line.
private protocol DrawnLine {
    func line(in style: AnyShapeStyle) -> any View
}

extension StrokedShape: DrawnLine {
    fileprivate func line(in style: AnyShapeStyle) -> any View { fill(style) }
}
