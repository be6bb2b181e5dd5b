import AppleDesign
import Graphics
import ViewEngine

/// The metrics of `UIButton.Configuration`, in points.
///
/// Insets, image padding and radii are from a re-implementation that asserts them against real buttons of
/// iOS 17, or logged them there (sereivoanyong/SwiftKit).
enum ConfigurationMetrics {
    static let imagePadding: CGFloat = 0
    /// A number that is often quoted; Apple does not publish it.
    static let titlePadding: CGFloat = 1

    static func contentInsets(for size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
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

    static func cornerRadius(for size: UIButton.Configuration.Size) -> CGFloat {
        switch size {
        case .mini, .small: 14
        case .medium: 5.95
        case .large: 8.75
        }
    }

    static func titleFont(for size: UIButton.Configuration.Size) -> UIFont {
        UIFont(LabelMetrics.font(for: size.controlSize))
    }

    /// The font of the subtitle: a guess.
    static func subtitleFont(for size: UIButton.Configuration.Size) -> UIFont {
        switch size {
        case .mini, .small, .medium: .preferredFont(forTextStyle: .caption1)
        case .large: .preferredFont(forTextStyle: .footnote)
        }
    }
}

extension UIButton.Configuration.Size {
    /// The SwiftUI control size with the same metrics.
    var controlSize: ControlSize {
        switch self {
        case .mini: .mini
        case .small: .small
        case .medium: .regular
        case .large: .large
        }
    }
}
