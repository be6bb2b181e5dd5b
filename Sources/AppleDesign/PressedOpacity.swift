package import ViewEngine

/// The opacities of the labels of pressed and disabled buttons, as read from SwiftUI.
package enum PressedOpacity {
    /// The opacity of a pressed borderless button (iOS 18.5).
    package static func borderless(in scheme: ColorScheme) -> Double {
        scheme == .dark ? 0.4 : 0.2
    }

    /// The opacity of a pressed plain button (iOS 15 to 18.5).
    package static let plain = 0.75
    /// The opacity of a disabled plain button (iOS 15 to 18.5).
    package static let plainDisabled = 0.5
}
