import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension Font: EngineValue { static var engineType: EngineType { .font } }
extension Font.TextStyle: EngineValue { static var engineType: EngineType { .fontTextStyle } }
extension Font.Weight: EngineValue { static var engineType: EngineType { .fontWeight } }
extension Font.Design: EngineValue { static var engineType: EngineType { .fontDesign } }
extension Font.Width: EngineValue { static var engineType: EngineType { .fontWidth } }
extension Font.Leading: EngineValue { static var engineType: EngineType { .fontLeading } }
extension Text.Case: EngineValue { static var engineType: EngineType { .textCase } }
extension Text.TruncationMode: EngineValue { static var engineType: EngineType { .textTruncationMode } }
