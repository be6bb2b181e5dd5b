package import ViewEngine

/// The fonts of button labels by control size, as read from SwiftUI (iOS 18.5).
package enum LabelMetrics {
    package static func font(for size: ControlSize) -> Font {
        switch size {
        case .mini, .small: .subheadline
        case .regular, .large, .extraLarge: .body
        }
    }

    /// The font of a label without a border: semibold for the default action, which the Return key triggers.
    ///
    /// SwiftUI chooses between regular and semibold here; which of them the default action gets is a guess.
    package static func borderlessFont(for size: ControlSize, isDefaultAction: Bool) -> Font {
        isDefaultAction ? font(for: size).weight(.semibold) : font(for: size)
    }
}
