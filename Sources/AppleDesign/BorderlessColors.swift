package import ViewEngine

/// The colours of buttons that are only their label: read out of SwiftUI (iOS 18.5).
package enum BorderlessColors {
    /// The style of a label; `usual` is that of a button that works and destroys nothing.
    package static func label(
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
