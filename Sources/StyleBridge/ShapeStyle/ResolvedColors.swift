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
        method("Color", "resolve", "in") { (color: Color, environment: EnvironmentValues) in
            ColorComponents(color: color.resolve(in: environment))
        }
        initializer("red", "green", "blue", .or("opacity", 1.0)) {
            (red: Double, green: Double, blue: Double, opacity: Double) in
            ColorComponents(color: ResolvedColor(red: red, green: green, blue: blue, opacity: opacity))
        }
        let type = ColorComponents.typeName
        property(type, "red") { (color: ColorComponents) in color.color.red }
        property(type, "green") { (color: ColorComponents) in color.color.green }
        property(type, "blue") { (color: ColorComponents) in color.color.blue }
        property(type, "opacity") { (color: ColorComponents) in color.color.opacity }
        property(type, "linearRed") { (color: ColorComponents) in SRGBTransfer.linear(color.color.red) }
        property(type, "linearGreen") { (color: ColorComponents) in
            SRGBTransfer.linear(color.color.green)
        }
        property(type, "linearBlue") { (color: ColorComponents) in SRGBTransfer.linear(color.color.blue) }
    }
}
