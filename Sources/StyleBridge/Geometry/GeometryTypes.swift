import Graphics
import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension CGVector: EngineValue { static var engineType: EngineType { .cgVector } }
extension CGAffineTransform: EngineValue { static var engineType: EngineType { .cgAffineTransform } }
extension Angle: EngineValue { static var engineType: EngineType { .angle } }
