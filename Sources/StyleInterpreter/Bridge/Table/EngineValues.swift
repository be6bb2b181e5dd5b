import Graphics
import SystemStyles
import UIKitEngine
import ViewEngine

// The types of the engine whose values a program stores as they are, by the names that a source uses.

extension CGPoint: EngineValue { static var typeName: String { "CGPoint" } }
extension CGSize: EngineValue { static var typeName: String { "CGSize" } }
extension CGVector: EngineValue { static var typeName: String { "CGVector" } }
extension CGRect: EngineValue { static var typeName: String { "CGRect" } }
extension CGAffineTransform: EngineValue { static var typeName: String { "CGAffineTransform" } }
extension Angle: EngineValue { static var typeName: String { "Angle" } }
extension UnitPoint: EngineValue { static var typeName: String { "UnitPoint" } }
extension EdgeInsets: EngineValue { static var typeName: String { "EdgeInsets" } }
extension Edge: EngineValue { static var typeName: String { "Edge" } }
extension Edge.Set: EngineValue { static var typeName: String { "Edge.Set" } }
extension Axis: EngineValue { static var typeName: String { "Axis" } }
extension Axis.Set: EngineValue { static var typeName: String { "Axis.Set" } }
extension Alignment: EngineValue { static var typeName: String { "Alignment" } }
extension HorizontalAlignment: EngineValue { static var typeName: String { "HorizontalAlignment" } }
extension VerticalAlignment: EngineValue { static var typeName: String { "VerticalAlignment" } }
extension TextAlignment: EngineValue { static var typeName: String { "TextAlignment" } }

extension Color: EngineValue { static var typeName: String { "Color" } }
extension Color.RGBColorSpace: EngineValue { static var typeName: String { "Color.RGBColorSpace" } }
extension Color.MixingSpace: EngineValue { static var typeName: String { "Color.MixingSpace" } }
extension UIColor: EngineValue { static var typeName: String { "UIColor" } }
extension Gradient: EngineValue { static var typeName: String { "Gradient" } }
extension Gradient.Stop: EngineValue { static var typeName: String { "Gradient.Stop" } }
extension AnyGradient: EngineValue { static var typeName: String { "AnyGradient" } }
extension LinearGradient: EngineValue { static var typeName: String { "LinearGradient" } }
extension RadialGradient: EngineValue { static var typeName: String { "RadialGradient" } }
extension AngularGradient: EngineValue { static var typeName: String { "AngularGradient" } }
extension Material: EngineValue { static var typeName: String { "Material" } }
extension HierarchicalShapeStyle: EngineValue { static var typeName: String { "HierarchicalShapeStyle" } }
extension ForegroundStyle: EngineValue { static var typeName: String { "ForegroundStyle" } }
extension BackgroundStyle: EngineValue { static var typeName: String { "BackgroundStyle" } }
extension SeparatorShapeStyle: EngineValue { static var typeName: String { "SeparatorShapeStyle" } }
extension FillShapeStyle: EngineValue { static var typeName: String { "FillShapeStyle" } }
extension TintShapeStyle: EngineValue { static var typeName: String { "TintShapeStyle" } }
extension BlendMode: EngineValue { static var typeName: String { "BlendMode" } }
extension ColorRenderingMode: EngineValue { static var typeName: String { "ColorRenderingMode" } }

extension Font: EngineValue { static var typeName: String { "Font" } }
extension Font.TextStyle: EngineValue { static var typeName: String { "Font.TextStyle" } }
extension Font.Weight: EngineValue { static var typeName: String { "Font.Weight" } }
extension Font.Design: EngineValue { static var typeName: String { "Font.Design" } }
extension Font.Width: EngineValue { static var typeName: String { "Font.Width" } }
extension Font.Leading: EngineValue { static var typeName: String { "Font.Leading" } }
extension Text.Case: EngineValue { static var typeName: String { "Text.Case" } }
extension Text.TruncationMode: EngineValue { static var typeName: String { "Text.TruncationMode" } }
extension Text.LineStyle.Pattern: EngineValue { static var typeName: String { "Text.LineStyle.Pattern" } }

extension Rectangle: EngineValue { static var typeName: String { "Rectangle" } }
extension RoundedRectangle: EngineValue { static var typeName: String { "RoundedRectangle" } }
extension UnevenRoundedRectangle: EngineValue { static var typeName: String { "UnevenRoundedRectangle" } }
extension RectangleCornerRadii: EngineValue { static var typeName: String { "RectangleCornerRadii" } }
extension Capsule: EngineValue { static var typeName: String { "Capsule" } }
extension Circle: EngineValue { static var typeName: String { "Circle" } }
extension Ellipse: EngineValue { static var typeName: String { "Ellipse" } }
extension Path: EngineValue { static var typeName: String { "Path" } }
extension AnyShape: EngineValue { static var typeName: String { "AnyShape" } }
extension RoundedCornerStyle: EngineValue { static var typeName: String { "RoundedCornerStyle" } }
extension StrokeStyle: EngineValue { static var typeName: String { "StrokeStyle" } }
extension StrokeStyle.LineCap: EngineValue { static var typeName: String { "CGLineCap" } }
extension StrokeStyle.LineJoin: EngineValue { static var typeName: String { "CGLineJoin" } }

extension Text: EngineValue { static var typeName: String { "Text" } }
extension Image: EngineValue { static var typeName: String { "Image" } }
extension EmptyView: EngineValue { static var typeName: String { "EmptyView" } }
extension Spacer: EngineValue { static var typeName: String { "Spacer" } }
extension Divider: EngineValue { static var typeName: String { "Divider" } }
extension GeometryProxy: EngineValue { static var typeName: String { "GeometryProxy" } }
extension CoordinateSpace: EngineValue { static var typeName: String { "CoordinateSpace" } }
extension ContentMode: EngineValue { static var typeName: String { "ContentMode" } }
extension ViewModifierContent: EngineValue { static var typeName: String { "ViewModifier.Content" } }

extension ColorScheme: EngineValue { static var typeName: String { "ColorScheme" } }
extension ColorSchemeContrast: EngineValue { static var typeName: String { "ColorSchemeContrast" } }
extension ControlSize: EngineValue { static var typeName: String { "ControlSize" } }
extension DynamicTypeSize: EngineValue { static var typeName: String { "DynamicTypeSize" } }
extension ContentSizeCategory: EngineValue { static var typeName: String { "ContentSizeCategory" } }
extension LayoutDirection: EngineValue { static var typeName: String { "LayoutDirection" } }
extension UserInterfaceSizeClass: EngineValue { static var typeName: String { "UserInterfaceSizeClass" } }

extension DragGesture: EngineValue { static var typeName: String { "DragGesture" } }
extension DragGesture.Value: EngineValue { static var typeName: String { "DragGesture.Value" } }
extension TapGesture: EngineValue { static var typeName: String { "TapGesture" } }
extension LongPressGesture: EngineValue { static var typeName: String { "LongPressGesture" } }
extension ContentShapeKinds: EngineValue { static var typeName: String { "ContentShapeKinds" } }
extension HoverEffect: EngineValue { static var typeName: String { "HoverEffect" } }
extension SensoryFeedback: EngineValue { static var typeName: String { "SensoryFeedback" } }
extension SensoryFeedback.Weight: EngineValue { static var typeName: String { "SensoryFeedback.Weight" } }
extension SensoryFeedback.Flexibility: EngineValue {
    static var typeName: String { "SensoryFeedback.Flexibility" }
}

extension Animation: EngineValue { static var typeName: String { "Animation" } }
extension Spring: EngineValue { static var typeName: String { "Spring" } }
extension UnitCurve: EngineValue { static var typeName: String { "UnitCurve" } }
extension Transaction: EngineValue { static var typeName: String { "Transaction" } }
extension AnyTransition: EngineValue { static var typeName: String { "AnyTransition" } }

extension ButtonRole: EngineValue { static var typeName: String { "ButtonRole" } }
extension ButtonBorderShape: EngineValue { static var typeName: String { "ButtonBorderShape" } }
extension ButtonStyleConfiguration: EngineValue { static var typeName: String { "ButtonStyleConfiguration" } }
extension ButtonStyleConfiguration.Label: EngineValue {
    static var typeName: String { "ButtonStyleConfiguration.Label" }
}
extension PrimitiveButtonStyleConfiguration: EngineValue {
    static var typeName: String { "PrimitiveButtonStyleConfiguration" }
}
extension PrimitiveButtonStyleConfiguration.Label: EngineValue {
    static var typeName: String { "PrimitiveButtonStyleConfiguration.Label" }
}
extension AccessibilityTraits: EngineValue { static var typeName: String { "AccessibilityTraits" } }
extension SymbolVariants: EngineValue { static var typeName: String { "SymbolVariants" } }
extension Image.Scale: EngineValue { static var typeName: String { "Image.Scale" } }
extension Namespace.ID: EngineValue { static var typeName: String { "Namespace.ID" } }
