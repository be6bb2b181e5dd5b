import Graphics
import StyleRuntime
import ViewEngine

// A shape keeps its own type in the views that it makes, because that has its animatable data: these functions can be
// called on a shape of any type, since their results do not name it.
extension Shape {
    func filled(_ style: AnyShapeStyle) -> any View {
        (self as? any DrawnLine)?.line(in: style) ?? fill(style)
    }
}

/// The line along an outline, which a fill draws as a line.
private protocol DrawnLine {
    func line(in style: AnyShapeStyle) -> any View
}

extension StrokedShape: DrawnLine {
    fileprivate func line(in style: AnyShapeStyle) -> any View { fill(style) }
}
