import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension HoverEffect: EngineValue { static var engineType: EngineType { .hoverEffect } }
extension PointerStyle: EngineValue { static var engineType: EngineType { .pointerStyle } }
extension HoverPhase: EngineValue { static var engineType: EngineType { .hoverPhase } }
