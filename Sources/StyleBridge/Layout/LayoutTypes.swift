import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension UnitPoint: EngineValue { static var engineType: EngineType { .unitPoint } }
extension EdgeInsets: EngineValue { static var engineType: EngineType { .edgeInsets } }
extension Edge: EngineValue { static var engineType: EngineType { .edge } }
extension Edge.Set: EngineValue { static var engineType: EngineType { .edgeSet } }
extension Axis: EngineValue { static var engineType: EngineType { .axis } }
extension Axis.Set: EngineValue { static var engineType: EngineType { .axisSet } }
extension Alignment: EngineValue { static var engineType: EngineType { .alignment } }
extension HorizontalAlignment: EngineValue { static var engineType: EngineType { .horizontalAlignment } }
extension VerticalAlignment: EngineValue { static var engineType: EngineType { .verticalAlignment } }
extension ContentMode: EngineValue { static var engineType: EngineType { .contentMode } }
extension Edge.Corner.Style: EngineValue { static var engineType: EngineType { .edgeCornerStyle } }
extension ViewDimensions: EngineValue { static var engineType: EngineType { .viewDimensions } }
