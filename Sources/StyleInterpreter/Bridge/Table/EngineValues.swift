import Graphics
import SystemStyles
import UIKitEngine
import ViewEngine

// The types of the engine whose values a program stores as they are, by the names that a source uses.

extension CGPoint: EngineValue { static var engineType: EngineType { .cgPoint } }
extension CGSize: EngineValue { static var engineType: EngineType { .cgSize } }
extension CGVector: EngineValue { static var engineType: EngineType { .cgVector } }
extension CGRect: EngineValue { static var engineType: EngineType { .cgRect } }
extension CGAffineTransform: EngineValue { static var engineType: EngineType { .cgAffineTransform } }
extension Angle: EngineValue { static var engineType: EngineType { .angle } }
extension UnitPoint: EngineValue { static var engineType: EngineType { .unitPoint } }
extension EdgeInsets: EngineValue { static var engineType: EngineType { .edgeInsets } }
extension Edge: EngineValue { static var engineType: EngineType { .edge } }
extension Edge.Set: EngineValue { static var engineType: EngineType { .edgeSet } }
extension Axis: EngineValue { static var engineType: EngineType { .axis } }
extension Axis.Set: EngineValue { static var engineType: EngineType { .axisSet } }
extension Alignment: EngineValue { static var engineType: EngineType { .alignment } }
extension HorizontalAlignment: EngineValue { static var engineType: EngineType { .horizontalAlignment } }
extension VerticalAlignment: EngineValue { static var engineType: EngineType { .verticalAlignment } }
extension TextAlignment: EngineValue { static var engineType: EngineType { .textAlignment } }

extension Color: EngineValue { static var engineType: EngineType { .color } }
extension Color.RGBColorSpace: EngineValue { static var engineType: EngineType { .colorRGBColorSpace } }
extension Color.MixingSpace: EngineValue { static var engineType: EngineType { .colorMixingSpace } }
extension UIColor: EngineValue { static var engineType: EngineType { .uiColor } }
extension Gradient: EngineValue { static var engineType: EngineType { .gradient } }
extension Gradient.Stop: EngineValue { static var engineType: EngineType { .gradientStop } }
extension AnyGradient: EngineValue { static var engineType: EngineType { .anyGradient } }
extension LinearGradient: EngineValue { static var engineType: EngineType { .linearGradient } }
extension RadialGradient: EngineValue { static var engineType: EngineType { .radialGradient } }
extension AngularGradient: EngineValue { static var engineType: EngineType { .angularGradient } }
extension Material: EngineValue { static var engineType: EngineType { .material } }
extension HierarchicalShapeStyle: EngineValue {
    static var engineType: EngineType { .hierarchicalShapeStyle }
}
extension ForegroundStyle: EngineValue { static var engineType: EngineType { .foregroundStyle } }
extension BackgroundStyle: EngineValue { static var engineType: EngineType { .backgroundStyle } }
extension SeparatorShapeStyle: EngineValue { static var engineType: EngineType { .separatorShapeStyle } }
extension FillShapeStyle: EngineValue { static var engineType: EngineType { .fillShapeStyle } }
extension TintShapeStyle: EngineValue { static var engineType: EngineType { .tintShapeStyle } }
extension BlendMode: EngineValue { static var engineType: EngineType { .blendMode } }
extension ColorRenderingMode: EngineValue { static var engineType: EngineType { .colorRenderingMode } }

extension Font: EngineValue { static var engineType: EngineType { .font } }
extension Font.TextStyle: EngineValue { static var engineType: EngineType { .fontTextStyle } }
extension Font.Weight: EngineValue { static var engineType: EngineType { .fontWeight } }
extension Font.Design: EngineValue { static var engineType: EngineType { .fontDesign } }
extension Font.Width: EngineValue { static var engineType: EngineType { .fontWidth } }
extension Font.Leading: EngineValue { static var engineType: EngineType { .fontLeading } }
extension Text.Case: EngineValue { static var engineType: EngineType { .textCase } }
extension Text.TruncationMode: EngineValue { static var engineType: EngineType { .textTruncationMode } }
extension Text.LineStyle.Pattern: EngineValue { static var engineType: EngineType { .textLineStylePattern } }

extension Rectangle: EngineValue { static var engineType: EngineType { .rectangle } }
extension RoundedRectangle: EngineValue { static var engineType: EngineType { .roundedRectangle } }
extension UnevenRoundedRectangle: EngineValue {
    static var engineType: EngineType { .unevenRoundedRectangle }
}
extension RectangleCornerRadii: EngineValue { static var engineType: EngineType { .rectangleCornerRadii } }
extension Capsule: EngineValue { static var engineType: EngineType { .capsule } }
extension Circle: EngineValue { static var engineType: EngineType { .circle } }
extension Ellipse: EngineValue { static var engineType: EngineType { .ellipse } }
extension Path: EngineValue { static var engineType: EngineType { .path } }
extension AnyShape: EngineValue { static var engineType: EngineType { .anyShape } }
extension RoundedCornerStyle: EngineValue { static var engineType: EngineType { .roundedCornerStyle } }
extension StrokeStyle: EngineValue { static var engineType: EngineType { .strokeStyle } }
extension StrokeStyle.LineCap: EngineValue { static var engineType: EngineType { .cgLineCap } }
extension StrokeStyle.LineJoin: EngineValue { static var engineType: EngineType { .cgLineJoin } }

extension Text: EngineValue { static var engineType: EngineType { .text } }
extension Image: EngineValue { static var engineType: EngineType { .image } }
extension EmptyView: EngineValue { static var engineType: EngineType { .emptyView } }
extension Spacer: EngineValue { static var engineType: EngineType { .spacer } }
extension Divider: EngineValue { static var engineType: EngineType { .divider } }
extension GeometryProxy: EngineValue { static var engineType: EngineType { .geometryProxy } }
extension CoordinateSpace: EngineValue { static var engineType: EngineType { .coordinateSpace } }
extension ContentMode: EngineValue { static var engineType: EngineType { .contentMode } }
extension ViewModifierContent: EngineValue { static var engineType: EngineType { .viewModifierContent } }

extension ColorScheme: EngineValue { static var engineType: EngineType { .colorScheme } }
extension ColorSchemeContrast: EngineValue { static var engineType: EngineType { .colorSchemeContrast } }
extension ControlSize: EngineValue { static var engineType: EngineType { .controlSize } }
extension DynamicTypeSize: EngineValue { static var engineType: EngineType { .dynamicTypeSize } }
extension ContentSizeCategory: EngineValue { static var engineType: EngineType { .contentSizeCategory } }
extension LayoutDirection: EngineValue { static var engineType: EngineType { .layoutDirection } }
extension UserInterfaceSizeClass: EngineValue {
    static var engineType: EngineType { .userInterfaceSizeClass }
}

extension DragGesture: EngineValue { static var engineType: EngineType { .dragGesture } }
extension DragGesture.Value: EngineValue { static var engineType: EngineType { .dragGestureValue } }
extension TapGesture: EngineValue { static var engineType: EngineType { .tapGesture } }
extension LongPressGesture: EngineValue { static var engineType: EngineType { .longPressGesture } }
extension ContentShapeKinds: EngineValue { static var engineType: EngineType { .contentShapeKinds } }
extension HoverEffect: EngineValue { static var engineType: EngineType { .hoverEffect } }
extension SensoryFeedback: EngineValue { static var engineType: EngineType { .sensoryFeedback } }
extension SensoryFeedback.Weight: EngineValue { static var engineType: EngineType { .sensoryFeedbackWeight } }
extension SensoryFeedback.Flexibility: EngineValue {
    static var engineType: EngineType { .sensoryFeedbackFlexibility }
}

extension Animation: EngineValue { static var engineType: EngineType { .animation } }
extension Spring: EngineValue { static var engineType: EngineType { .spring } }
extension UnitCurve: EngineValue { static var engineType: EngineType { .unitCurve } }
extension Transaction: EngineValue { static var engineType: EngineType { .transaction } }
extension AnyTransition: EngineValue { static var engineType: EngineType { .anyTransition } }

extension ButtonRole: EngineValue { static var engineType: EngineType { .buttonRole } }
extension ButtonBorderShape: EngineValue { static var engineType: EngineType { .buttonBorderShape } }
extension ButtonStyleConfiguration: EngineValue {
    static var engineType: EngineType { .buttonStyleConfiguration }
}
extension ButtonStyleConfiguration.Label: EngineValue {
    static var engineType: EngineType { .buttonStyleConfigurationLabel }
}
extension PrimitiveButtonStyleConfiguration: EngineValue {
    static var engineType: EngineType { .primitiveButtonStyleConfiguration }
}
extension PrimitiveButtonStyleConfiguration.Label: EngineValue {
    static var engineType: EngineType { .primitiveButtonStyleConfigurationLabel }
}
extension AccessibilityTraits: EngineValue { static var engineType: EngineType { .accessibilityTraits } }
extension SymbolVariants: EngineValue { static var engineType: EngineType { .symbolVariants } }
extension Image.Scale: EngineValue { static var engineType: EngineType { .imageScale } }
extension Namespace.ID: EngineValue { static var engineType: EngineType { .namespaceID } }

extension ConcentricRectangle: EngineValue { static var engineType: EngineType { .concentricRectangle } }
extension Edge.Corner.Style: EngineValue { static var engineType: EngineType { .edgeCornerStyle } }
extension ContentTransition: EngineValue { static var engineType: EngineType { .contentTransition } }
extension MatchedGeometryProperties: EngineValue {
    static var engineType: EngineType { .matchedGeometryProperties }
}
extension LegibilityWeight: EngineValue { static var engineType: EngineType { .legibilityWeight } }
extension ScenePhase: EngineValue { static var engineType: EngineType { .scenePhase } }
extension ControlActiveState: EngineValue { static var engineType: EngineType { .controlActiveState } }
extension Glass: EngineValue { static var engineType: EngineType { .glass } }
extension GridItem: EngineValue { static var engineType: EngineType { .gridItem } }
extension GridItem.Size: EngineValue { static var engineType: EngineType { .gridItemSize } }
extension PinnedScrollableViews: EngineValue { static var engineType: EngineType { .pinnedScrollableViews } }
extension ViewDimensions: EngineValue { static var engineType: EngineType { .viewDimensions } }
extension Image.TemplateRenderingMode: EngineValue {
    static var engineType: EngineType { .imageTemplateRenderingMode }
}
extension Image.Interpolation: EngineValue { static var engineType: EngineType { .imageInterpolation } }
extension Image.ResizingMode: EngineValue { static var engineType: EngineType { .imageResizingMode } }
extension SymbolRenderingMode: EngineValue { static var engineType: EngineType { .symbolRenderingMode } }
extension ProjectionTransform: EngineValue { static var engineType: EngineType { .projectionTransform } }
extension SafeAreaRegions: EngineValue { static var engineType: EngineType { .safeAreaRegions } }
extension VerticalEdge: EngineValue { static var engineType: EngineType { .verticalEdge } }
extension HorizontalEdge: EngineValue { static var engineType: EngineType { .horizontalEdge } }
extension ShadowStyle: EngineValue { static var engineType: EngineType { .shadowStyle } }
extension PlaceholderTextShapeStyle: EngineValue {
    static var engineType: EngineType { .placeholderTextShapeStyle }
}
extension LinkShapeStyle: EngineValue { static var engineType: EngineType { .linkShapeStyle } }
extension WindowBackgroundShapeStyle: EngineValue {
    static var engineType: EngineType { .windowBackgroundShapeStyle }
}
extension SelectionShapeStyle: EngineValue { static var engineType: EngineType { .selectionShapeStyle } }
extension SymbolEffect: EngineValue { static var engineType: EngineType { .symbolEffect } }
extension SymbolEffectOptions: EngineValue { static var engineType: EngineType { .symbolEffectOptions } }
extension SymbolEffectOptions.RepeatBehavior: EngineValue {
    static var engineType: EngineType { .symbolEffectOptionsRepeatBehavior }
}
