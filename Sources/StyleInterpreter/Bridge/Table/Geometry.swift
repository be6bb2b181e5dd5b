import Graphics
import ViewEngine

extension Bridge {
    mutating func addGeometry() {
        add(CGPoint.self, "Hashable", "Animatable")
        initializer { () in CGPoint.zero }
        initializer("x", "y") { (x: Double, y: Double) in CGPoint(x: x, y: y) }
        // A call with literals takes the initializer of integers, as in Swift: `CGPoint(x: 5 / 2, y: 0)` is at 2.
        initializer("x", "y") { (x: Int, y: Int) in CGPoint(x: x, y: y) }
        constants("CGPoint", ["zero": CGPoint.zero])
        property("CGPoint", "x", \CGPoint.x)
        property("CGPoint", "y", \CGPoint.y)

        add(CGSize.self, "Hashable", "Animatable")
        initializer { () in CGSize.zero }
        initializer("width", "height") { (width: Double, height: Double) in
            CGSize(width: width, height: height)
        }
        initializer("width", "height") { (width: Int, height: Int) in CGSize(width: width, height: height) }
        constants("CGSize", ["zero": CGSize.zero])
        property("CGSize", "width", \CGSize.width)
        property("CGSize", "height", \CGSize.height)

        add(CGVector.self, "Hashable")
        initializer { () in CGVector() }
        initializer("dx", "dy") { (dx: Double, dy: Double) in CGVector(dx: dx, dy: dy) }
        initializer("dx", "dy") { (dx: Int, dy: Int) in CGVector(dx: dx, dy: dy) }
        constants("CGVector", ["zero": CGVector.zero])
        property("CGVector", "dx", \CGVector.dx)
        property("CGVector", "dy", \CGVector.dy)

        add(CGRect.self, "Hashable", "Animatable")
        initializer { () in CGRect.zero }
        initializer("origin", "size") { (origin: CGPoint, size: CGSize) in CGRect(origin: origin, size: size)
        }
        initializer("x", "y", "width", "height") { (x: Double, y: Double, width: Double, height: Double) in
            CGRect(x: x, y: y, width: width, height: height)
        }
        initializer("x", "y", "width", "height") { (x: Int, y: Int, width: Int, height: Int) in
            CGRect(x: x, y: y, width: width, height: height)
        }
        constants("CGRect", ["zero": CGRect.zero])
        property("CGRect", "origin", \CGRect.origin)
        property("CGRect", "size", \CGRect.size)
        property("CGRect", "width") { (r: CGRect) in r.width }
        property("CGRect", "height") { (r: CGRect) in r.height }
        property("CGRect", "minX") { (r: CGRect) in r.minX }
        property("CGRect", "minY") { (r: CGRect) in r.minY }
        property("CGRect", "midX") { (r: CGRect) in r.midX }
        property("CGRect", "midY") { (r: CGRect) in r.midY }
        property("CGRect", "maxX") { (r: CGRect) in r.maxX }
        property("CGRect", "maxY") { (r: CGRect) in r.maxY }
        method("CGRect", "insetBy", "dx", "dy") { (r: CGRect, x: Double, y: Double) in r.insetBy(dx: x, dy: y)
        }
        method("CGRect", "offsetBy", "dx", "dy") { (r: CGRect, x: Double, y: Double) in
            r.offsetBy(dx: x, dy: y)
        }
        method("CGRect", "contains", "_") { (r: CGRect, point: CGPoint) in r.contains(point) }
        method("CGRect", "union", "_") { (r: CGRect, other: CGRect) in r.union(other) }

        add(Angle.self, "Hashable", "Comparable", "Animatable")
        initializer("degrees") { (degrees: Double) in Angle(degrees: degrees) }
        initializer("radians") { (radians: Double) in Angle(radians: radians) }
        initializer { () in Angle() }
        factory("Angle", "degrees", "_") { (degrees: Double) in Angle.degrees(degrees) }
        factory("Angle", "radians", "_") { (radians: Double) in Angle.radians(radians) }
        constants("Angle", ["zero": Angle.zero])
        property("Angle", "degrees", \Angle.degrees)
        property("Angle", "radians", \Angle.radians)
        function("+", "_", "_") { (first: Angle, second: Angle) in first + second }
        function("-", "_", "_") { (first: Angle, second: Angle) in first - second }
        function("*", "_", "_") { (angle: Angle, factor: Double) in angle * factor }
        function("/", "_", "_") { (angle: Angle, divisor: Double) in angle / divisor }

        add(UnitPoint.self, "Hashable", "Animatable")
        initializer("x", "y") { (x: Double, y: Double) in UnitPoint(x: x, y: y) }
        constants(
            "UnitPoint",
            [
                "center": UnitPoint.center, "top": .top, "bottom": .bottom, "leading": .leading,
                "trailing": .trailing, "topLeading": .topLeading, "topTrailing": .topTrailing,
                "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
            ]
        )

        add(EdgeInsets.self, "Hashable")
        initializer("top", "leading", "bottom", "trailing") {
            (top: Double, leading: Double, bottom: Double, trailing: Double) in
            EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
        initializer { () in EdgeInsets() }
        property("EdgeInsets", "top", \EdgeInsets.top)
        property("EdgeInsets", "leading", \EdgeInsets.leading)
        property("EdgeInsets", "bottom", \EdgeInsets.bottom)
        property("EdgeInsets", "trailing", \EdgeInsets.trailing)

        add(Edge.self, "Hashable")
        constants(
            "Edge",
            ["top": Edge.top, "leading": .leading, "bottom": .bottom, "trailing": .trailing],
            areAllCases: true
        )
        add(Edge.Set.self, "Hashable", "OptionSet")
        constants(
            "Edge.Set",
            [
                "top": Edge.Set.top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
                "horizontal": .horizontal, "vertical": .vertical, "all": .all,
            ]
        )
        initializer("_") { (sets: OptionSetLiteral<Edge.Set>) in sets.union }
        add(Axis.self, "Hashable")
        constants("Axis", ["horizontal": Axis.horizontal, "vertical": .vertical], areAllCases: true)
        add(Axis.Set.self, "Hashable", "OptionSet")
        constants("Axis.Set", ["horizontal": Axis.Set.horizontal, "vertical": .vertical])
        initializer("_") { (sets: OptionSetLiteral<Axis.Set>) in sets.union }

        add(HorizontalAlignment.self, "Hashable")
        constants(
            "HorizontalAlignment",
            ["leading": HorizontalAlignment.leading, "center": .center, "trailing": .trailing]
        )
        add(VerticalAlignment.self, "Hashable")
        constants(
            "VerticalAlignment",
            [
                "top": VerticalAlignment.top, "center": .center, "bottom": .bottom,
                "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
            ]
        )
        add(Alignment.self, "Hashable")
        constants(
            "Alignment",
            [
                "center": Alignment.center, "leading": .leading, "trailing": .trailing, "top": .top,
                "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
                "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
            ]
        )
        initializer("horizontal", "vertical") {
            (horizontal: HorizontalAlignment, vertical: VerticalAlignment) in
            Alignment(horizontal: horizontal, vertical: vertical)
        }
        add(TextAlignment.self, "Hashable")
        constants(
            "TextAlignment",
            ["leading": TextAlignment.leading, "center": .center, "trailing": .trailing],
            areAllCases: true
        )
    }
}
