import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension Color: EngineValue { static var engineType: EngineType { .color } }
extension Color.RGBColorSpace: EngineValue { static var engineType: EngineType { .colorRGBColorSpace } }
extension Color.MixingSpace: EngineValue { static var engineType: EngineType { .colorMixingSpace } }
extension Gradient: EngineValue { static var engineType: EngineType { .gradient } }
extension Gradient.Stop: EngineValue { static var engineType: EngineType { .gradientStop } }
extension AnyGradient: EngineValue { static var engineType: EngineType { .anyGradient } }
extension LinearGradient: EngineValue { static var engineType: EngineType { .linearGradient } }
extension RadialGradient: EngineValue { static var engineType: EngineType { .radialGradient } }
extension AngularGradient: EngineValue { static var engineType: EngineType { .angularGradient } }
extension Material: EngineValue { static var engineType: EngineType { .material } }
extension HierarchicalShapeStyle: EngineValue {
    static var engineType: EngineType { .hierarchicalShapeStyle }
}
extension ForegroundStyle: EngineValue { static var engineType: EngineType { .foregroundStyle } }
extension BackgroundStyle: EngineValue { static var engineType: EngineType { .backgroundStyle } }
extension SeparatorShapeStyle: EngineValue { static var engineType: EngineType { .separatorShapeStyle } }
extension FillShapeStyle: EngineValue { static var engineType: EngineType { .fillShapeStyle } }
extension TintShapeStyle: EngineValue { static var engineType: EngineType { .tintShapeStyle } }
extension ShadowStyle: EngineValue { static var engineType: EngineType { .shadowStyle } }
extension PlaceholderTextShapeStyle: EngineValue {
    static var engineType: EngineType { .placeholderTextShapeStyle }
}
extension LinkShapeStyle: EngineValue { static var engineType: EngineType { .linkShapeStyle } }
extension WindowBackgroundShapeStyle: EngineValue {
    static var engineType: EngineType { .windowBackgroundShapeStyle }
}
extension SelectionShapeStyle: EngineValue { static var engineType: EngineType { .selectionShapeStyle } }
