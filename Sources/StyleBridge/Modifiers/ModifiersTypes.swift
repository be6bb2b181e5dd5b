import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension MatchedGeometryProperties: EngineValue {
    static var engineType: EngineType { .matchedGeometryProperties }
}
extension VerticalEdge: EngineValue { static var engineType: EngineType { .verticalEdge } }
extension HorizontalEdge: EngineValue { static var engineType: EngineType { .horizontalEdge } }
extension SymbolEffect: EngineValue { static var engineType: EngineType { .symbolEffect } }
extension SymbolEffectOptions: EngineValue { static var engineType: EngineType { .symbolEffectOptions } }
extension SymbolEffectOptions.RepeatBehavior: EngineValue {
    static var engineType: EngineType { .symbolEffectOptionsRepeatBehavior }
}
