import Graphics
import StyleRuntime

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension BlendMode: EngineValue { static var engineType: EngineType { .blendMode } }
