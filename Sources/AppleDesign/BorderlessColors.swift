package import ViewEngine

/// The colors of buttons without a border, as read from SwiftUI (iOS 18.5).
package enum BorderlessColors {
    /// The style of a label; `defaultStyle` is for enabled buttons that are not destructive.
    package static func labelStyle(
        for role: ButtonRole?,
        isEnabled: Bool,
        defaultStyle: some ShapeStyle
    ) -> AnyShapeStyle {
        switch role {
        case _ where !isEnabled: AnyShapeStyle(.tertiary)
        case .destructive: AnyShapeStyle(.red)
        default: AnyShapeStyle(defaultStyle)
        }
    }
}
