import Graphics
import StyleRuntime

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension StrokeStyle: EngineValue { static var engineType: EngineType { .strokeStyle } }
extension StrokeStyle.LineCap: EngineValue { static var engineType: EngineType { .cgLineCap } }
extension StrokeStyle.LineJoin: EngineValue { static var engineType: EngineType { .cgLineJoin } }
