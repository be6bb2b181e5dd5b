import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension SensoryFeedback: EngineValue { static var engineType: EngineType { .sensoryFeedback } }
extension SensoryFeedback.Weight: EngineValue { static var engineType: EngineType { .sensoryFeedbackWeight } }
extension SensoryFeedback.Flexibility: EngineValue {
    static var engineType: EngineType { .sensoryFeedbackFlexibility }
}
