import StyleRuntime
import SystemStyles

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension Glass: EngineValue { static var engineType: EngineType { .glass } }
