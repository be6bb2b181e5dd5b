import StyleEngine

/// The colours of buttons that are only their label: read out of SwiftUI (iOS 18.5).
enum BorderlessColors {
    /// The style of a label; `usual` is that of a button that works and destroys nothing.
    static func label(
        _ role: ButtonRole?,
        isEnabled: Bool,
        usual: some ShapeStyle
    ) -> AnyShapeStyle {
        switch role {
        case _ where !isEnabled: AnyShapeStyle(.tertiary)
        case .destructive: AnyShapeStyle(.red)
        default: AnyShapeStyle(usual)
        }
    }
}
