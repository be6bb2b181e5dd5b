import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension AnyTransition: EngineValue { static var engineType: EngineType { .anyTransition } }
extension ContentTransition: EngineValue { static var engineType: EngineType { .contentTransition } }
