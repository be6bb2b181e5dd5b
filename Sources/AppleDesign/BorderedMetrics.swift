package import Graphics
package import ViewEngine

/// The measures of bordered buttons on iOS, in points.
///
/// Read out of SwiftUI (iOS 18.5); UIKit's default content insets, asserted against real buttons,
/// are the same.
package enum BorderedMetrics {
    package static func padding(_ size: ControlSize, _ typeSize: DynamicTypeSize) -> EdgeInsets {
        let (horizontal, vertical): (CGFloat, CGFloat) =
            switch size {
            case .mini, .small: (10, 5)
            case .regular: (12, 7)
            case .large, .extraLarge: (20, 15)
            }
        let sides = horizontal + extraPadding(typeSize)
        return EdgeInsets(top: vertical, leading: sides, bottom: vertical, trailing: sides)
    }

    /// What an accessibility size adds at either side.
    private static func extraPadding(_ typeSize: DynamicTypeSize) -> CGFloat {
        switch typeSize {
        case .accessibility1: 2
        case .accessibility2: 4
        case .accessibility3: 6
        case .accessibility4: 8
        case .accessibility5: 10
        default: 0
        }
    }

    /// The radius of the automatic corner: 0.35 of half the height, rounded up.
    ///
    /// It gives the 7 and 9 points measured on regular and large buttons.
    package static func cornerRadius(height: CGFloat) -> CGFloat {
        (height * 0.35 * 0.5).rounded(.up)
    }
}
