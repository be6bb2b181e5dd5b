package import ViewEngine

/// How much of a label shows while its button is pressed, or disabled: read out of SwiftUI.
package enum PressedOpacity {
    /// Borderless buttons (iOS 18.5).
    package static func borderless(_ scheme: ColorScheme) -> Double {
        scheme == .dark ? 0.4 : 0.2
    }

    /// Plain buttons (iOS 15 to 18.5).
    package static let plain = 0.75
    package static let plainDisabled = 0.5
}
