import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension Rectangle: EngineValue { static var engineType: EngineType { .rectangle } }
extension RoundedRectangle: EngineValue { static var engineType: EngineType { .roundedRectangle } }
extension UnevenRoundedRectangle: EngineValue {
    static var engineType: EngineType { .unevenRoundedRectangle }
}
extension Capsule: EngineValue { static var engineType: EngineType { .capsule } }
extension Circle: EngineValue { static var engineType: EngineType { .circle } }
extension Ellipse: EngineValue { static var engineType: EngineType { .ellipse } }
extension AnyShape: EngineValue { static var engineType: EngineType { .anyShape } }
extension ConcentricRectangle: EngineValue { static var engineType: EngineType { .concentricRectangle } }
