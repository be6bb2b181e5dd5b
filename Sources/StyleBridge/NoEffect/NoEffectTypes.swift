import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension LegibilityWeight: EngineValue { static var engineType: EngineType { .legibilityWeight } }
extension ScenePhase: EngineValue { static var engineType: EngineType { .scenePhase } }
extension ControlActiveState: EngineValue { static var engineType: EngineType { .controlActiveState } }
extension SafeAreaRegions: EngineValue { static var engineType: EngineType { .safeAreaRegions } }
extension DismissAction: EngineValue { static var engineType: EngineType { .dismissAction } }
