import Graphics
import StyleRuntime

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension RectangleCornerRadii: EngineValue { static var engineType: EngineType { .rectangleCornerRadii } }
extension RoundedCornerStyle: EngineValue { static var engineType: EngineType { .roundedCornerStyle } }
