package import ViewEngine

/// The font of a button's label by control size: read out of SwiftUI (iOS 18.5).
package enum LabelMetrics {
    package static func font(_ size: ControlSize) -> Font {
        switch size {
        case .mini, .small: .subheadline
        case .regular, .large, .extraLarge: .body
        }
    }

    /// Without a border, heavier for the button that Return stands for: SwiftUI branches between regular and
    /// semibold here; that it is this way round is a guess.
    package static func font(_ size: ControlSize, isDefaultAction: Bool) -> Font {
        isDefaultAction ? font(size).weight(.semibold) : font(size)
    }

    /// On glass, the same size in a medium weight: the iOS 26 and 27 design kits.
    package static func glassFont(_ size: ControlSize) -> Font {
        font(size).weight(.medium)
    }
}
