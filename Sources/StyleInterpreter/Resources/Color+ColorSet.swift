import AssetCatalogs
import StyleBridge
import StyleRuntime
import UIKitEngine
import ViewEngine

extension Color {
    /// A color of a catalog, which follows the color scheme, the contrast and the direction of its environment.
    init(_ set: ColorSet) {
        self.init { environment in
            // The color of a set in which none has been set is that of the app.
            let value = set.color(for: AssetTraits(environment)).map { Color($0) } ?? .accentColor
            return value.resolve(in: environment)
        }
    }

    private init(_ value: ColorValue) {
        switch value {
        case .rgb(let space, let red, let green, let blue, let alpha):
            self.init(space.engineSpace, red: red, green: green, blue: blue, opacity: alpha)
        case .gray(_, let white, let alpha): self.init(white: white, opacity: alpha)
        case .system(let name): self = Bridge.standard.systemColor(inCatalog: name) ?? .accentColor
        }
    }
}

extension AssetCatalogs.RGBColorSpace {
    fileprivate var engineSpace: Color.RGBColorSpace {
        switch self {
        case .srgb, .extendedSRGB: .sRGB
        case .extendedLinearSRGB: .sRGBLinear
        case .displayP3: .displayP3
        }
    }
}

extension AssetTraits {
    /// The traits of an environment, on an iPhone.
    init(_ environment: EnvironmentValues) {
        self.init()
        luminosity = environment.colorScheme == .dark ? .dark : .light
        contrast = environment.colorSchemeContrast == .increased ? .high : .normal
        direction = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension Bridge {
    /// A color of the system by its name in a catalog: `systemOrangeColor`, `labelColor`.
    fileprivate func systemColor(inCatalog name: String) -> Color? {
        let member = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        guard let entry = statics["UIColor"]?[member]?.first(where: \.isProperty) else { return nil }
        var none: [Value] = []
        return (try? entry.call(&none)).flatMap { try? UIColor(bridging: $0) }.map { Color(uiColor: $0) }
    }
}
