import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension Text.LineStyle.Pattern: EngineValue { static var engineType: EngineType { .textLineStylePattern } }
extension Text: EngineValue { static var engineType: EngineType { .text } }
extension Image: EngineValue { static var engineType: EngineType { .image } }
extension Subview: EngineValue { static var engineType: EngineType { .subview } }
extension Subview.ID: EngineValue { static var engineType: EngineType { .subviewID } }
extension Spacer: EngineValue { static var engineType: EngineType { .spacer } }
extension Divider: EngineValue { static var engineType: EngineType { .divider } }
extension GeometryProxy: EngineValue { static var engineType: EngineType { .geometryProxy } }
extension CoordinateSpace: EngineValue { static var engineType: EngineType { .coordinateSpace } }
extension SymbolVariants: EngineValue { static var engineType: EngineType { .symbolVariants } }
extension Image.Scale: EngineValue { static var engineType: EngineType { .imageScale } }
extension GridItem: EngineValue { static var engineType: EngineType { .gridItem } }
extension GridItem.Size: EngineValue { static var engineType: EngineType { .gridItemSize } }
extension PinnedScrollableViews: EngineValue { static var engineType: EngineType { .pinnedScrollableViews } }
extension Image.TemplateRenderingMode: EngineValue {
    static var engineType: EngineType { .imageTemplateRenderingMode }
}
extension Image.Interpolation: EngineValue { static var engineType: EngineType { .imageInterpolation } }
extension Image.ResizingMode: EngineValue { static var engineType: EngineType { .imageResizingMode } }
extension SymbolRenderingMode: EngineValue { static var engineType: EngineType { .symbolRenderingMode } }
