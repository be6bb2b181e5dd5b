import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension TextAlignment: EngineValue { static var engineType: EngineType { .textAlignment } }
extension ColorScheme: EngineValue { static var engineType: EngineType { .colorScheme } }
extension ColorSchemeContrast: EngineValue { static var engineType: EngineType { .colorSchemeContrast } }
extension ControlSize: EngineValue { static var engineType: EngineType { .controlSize } }
extension DynamicTypeSize: EngineValue { static var engineType: EngineType { .dynamicTypeSize } }
extension ContentSizeCategory: EngineValue { static var engineType: EngineType { .contentSizeCategory } }
extension LayoutDirection: EngineValue { static var engineType: EngineType { .layoutDirection } }
extension UserInterfaceSizeClass: EngineValue {
    static var engineType: EngineType { .userInterfaceSizeClass }
}
