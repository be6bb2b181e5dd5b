import StyleEngine

/// How much of a label shows while its button is pressed, or disabled: read out of SwiftUI.
enum PressedOpacity {
    /// Borderless buttons (iOS 18.5).
    static func borderless(_ scheme: ColorScheme) -> Double {
        scheme == .dark ? 0.4 : 0.2
    }

    /// Plain buttons (iOS 15 to 18.5).
    static let plain = 0.75
    static let plainDisabled = 0.5
}
