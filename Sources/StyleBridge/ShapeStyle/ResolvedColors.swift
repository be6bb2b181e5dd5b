import Graphics
import StyleRuntime
import ViewEngine

/// A color in an environment under the name of SwiftUI, whose components are known.
struct ColorComponents: EngineValue, ShapeStyle, Hashable {
    static var engineType: EngineType { .colorResolved }

    var color: ResolvedColor

    var erased: AnyShapeStyle { Color(color).erased }
}

extension Bridge {
    /// The colors that `resolve(in:)` returns.
    mutating func addResolvedColors() {
        add(ColorComponents.self, "ShapeStyle", "Hashable")
        method("resolve", of: "Color", labels: "in") { (color: Color, environment: EnvironmentValues) in
            ColorComponents(color: color.resolve(in: environment))
        }
        initializer("red", "green", "blue", .or("opacity", 1.0)) {
            (red: Double, green: Double, blue: Double, opacity: Double) in
            ColorComponents(color: ResolvedColor(red: red, green: green, blue: blue, opacity: opacity))
        }
        let type = ColorComponents.typeName
        property("red", of: type) { (color: ColorComponents) in color.color.red }
        property("green", of: type) { (color: ColorComponents) in color.color.green }
        property("blue", of: type) { (color: ColorComponents) in color.color.blue }
        property("opacity", of: type) { (color: ColorComponents) in color.color.opacity }
        property("linearRed", of: type) { (color: ColorComponents) in SRGBTransfer.linear(color.color.red) }
        property("linearGreen", of: type) { (color: ColorComponents) in
            SRGBTransfer.linear(color.color.green)
        }
        property("linearBlue", of: type) { (color: ColorComponents) in SRGBTransfer.linear(color.color.blue) }
    }
}
