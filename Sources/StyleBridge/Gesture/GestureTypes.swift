import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension DragGesture: EngineValue { static var engineType: EngineType { .dragGesture } }
extension DragGesture.Value: EngineValue { static var engineType: EngineType { .dragGestureValue } }
extension TapGesture: EngineValue { static var engineType: EngineType { .tapGesture } }
extension LongPressGesture: EngineValue { static var engineType: EngineType { .longPressGesture } }
extension ContentShapeKinds: EngineValue { static var engineType: EngineType { .contentShapeKinds } }
