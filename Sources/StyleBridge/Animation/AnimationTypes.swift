import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension Animation: EngineValue { static var engineType: EngineType { .animation } }
extension Spring: EngineValue { static var engineType: EngineType { .spring } }
extension UnitCurve: EngineValue { static var engineType: EngineType { .unitCurve } }
