import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension ButtonRole: EngineValue { static var engineType: EngineType { .buttonRole } }
extension ButtonBorderShape: EngineValue { static var engineType: EngineType { .buttonBorderShape } }
extension ButtonStyleConfiguration.Label: EngineValue {
    static var engineType: EngineType { .buttonStyleConfigurationLabel }
}
extension PrimitiveButtonStyleConfiguration.Label: EngineValue {
    static var engineType: EngineType { .primitiveButtonStyleConfigurationLabel }
}
extension ButtonSizing: EngineValue { static var engineType: EngineType { .buttonSizing } }
