import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension ColorRenderingMode: EngineValue { static var engineType: EngineType { .colorRenderingMode } }
