import Graphics
import StyleRuntime
import UIKitEngine
import ViewEngine

// The components of colors.
extension Bridge {
    mutating func addColorComponents() {
        initializer("dynamicProvider") { (provider: Transformation<UITraitCollection, UIColor>) in
            let function = provider.function
            return UIColor { function($0, orElse: UIColor.clear) }
        }
        addComponents("getHue", labels: ["_", "saturation", "brightness", "alpha"]) { color in
            var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            return [hue, saturation, brightness, alpha]
        }
        addComponents("getRed", labels: ["_", "green", "blue", "alpha"]) { color in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
    }

    /// A method that sets the components of a color in `inout` parameters.
    ///
    /// The last one, the opacity, may be `nil`.
    mutating func addComponents(
        _ name: String,
        labels: [String],
        components: @escaping @Sendable (UIColor) -> [CGFloat]
    ) {
        let parameters = labels.map {
            EntryParameter(label: $0 == "_" ? nil : $0, type: .double, defaultValue: nil, isInout: true)
        }
        addComponents(name, parameters: parameters, components: components)
        let absent = EntryParameter(label: labels.last, type: .optional(.void), defaultValue: nil)
        addComponents(name, parameters: parameters.dropLast() + [absent]) { components($0).dropLast() }
    }

    private mutating func addComponents(
        _ name: String,
        parameters: [EntryParameter],
        components: @escaping @Sendable (UIColor) -> [CGFloat]
    ) {
        let entry = Entry(
            name: name,
            parameters: parameters,
            result: .bool,
            isProperty: false,
            hasReceiver: true,
            isMutating: false
        ) { values throws(Failure) in
            let color = try UIColor(bridging: values[0])
            for (position, component) in components(color).enumerated() {
                values[position + 1] = .number(component)
            }
            return .boolean(true)
        }
        add(member: entry, of: "UIColor")
    }
}
