import AppleDesign
import Graphics
import ViewEngine

/// The measures of `UIButton.Configuration`, in points.
///
/// Insets, image padding and radii are those that a re-implementation asserts against, or logged of, real
/// buttons of iOS 17 (sereivoanyong/SwiftKit).
enum ConfigurationMetrics {
    static let imagePadding: CGFloat = 0
    /// Often quoted; no source of Apple's gives it.
    static let titlePadding: CGFloat = 1

    static func contentInsets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
        let (horizontal, vertical): (CGFloat, CGFloat) =
            switch size {
            case .mini, .small: (10, 5)
            case .medium: (12, 7)
            case .large: (20, 15)
            }
        return NSDirectionalEdgeInsets(
            top: vertical,
            leading: horizontal,
            bottom: vertical,
            trailing: horizontal
        )
    }

    static func cornerRadius(_ size: UIButton.Configuration.Size) -> CGFloat {
        switch size {
        case .mini, .small: 14
        case .medium: 5.95
        case .large: 8.75
        }
    }

    /// The font of the title; on glass it is medium, as in the iOS 26 and 27 design kits.
    static func titleFont(
        _ size: UIButton.Configuration.Size,
        _ style: UIButton.Configuration.Style
    ) -> UIFont {
        switch style {
        case .plain, .gray, .tinted, .filled: UIFont(LabelMetrics.font(for: size.controlSize))
        case .glass, .prominentGlass: UIFont(LabelMetrics.glassFont(for: size.controlSize))
        }
    }

    /// The font of the subtitle: guessed.
    static func subtitleFont(_ size: UIButton.Configuration.Size) -> UIFont {
        switch size {
        case .mini, .small, .medium: .preferredFont(forTextStyle: .caption1)
        case .large: .preferredFont(forTextStyle: .footnote)
        }
    }
}

extension UIButton.Configuration.Size {
    /// The size of SwiftUI's that has the same measures.
    var controlSize: ControlSize {
        switch self {
        case .mini: .mini
        case .small: .small
        case .medium: .regular
        case .large: .large
        }
    }
}
