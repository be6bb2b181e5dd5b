import StyleRuntime
import ViewEngine

extension FocusInteractions: EngineValue { static var engineType: EngineType { .focusInteractions } }
