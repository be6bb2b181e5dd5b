import StyleEngine

/// The font of a button's label by control size: read out of SwiftUI (iOS 18.5).
enum LabelMetrics {
    static func font(_ size: ControlSize) -> Font {
        switch size {
        case .mini, .small: .subheadline
        case .regular, .large, .extraLarge: .body
        }
    }
}
