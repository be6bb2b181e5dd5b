package import Graphics
package import ViewEngine

/// The metrics of bordered buttons on iOS, in points.
///
/// They were read from SwiftUI (iOS 18.5). UIKit's default content insets, which a re-implementation
/// asserts against real buttons, are the same.
package enum BorderedMetrics {
    /// The space between the label and the border.
    package static func padding(for size: ControlSize, dynamicTypeSize: DynamicTypeSize) -> EdgeInsets {
        let (horizontal, vertical): (CGFloat, CGFloat) =
            switch size {
            case .mini, .small: (10, 5)
            case .regular: (12, 7)
            case .large, .extraLarge: (20, 15)
            }
        let sides = horizontal + extraPadding(for: dynamicTypeSize)
        return EdgeInsets(top: vertical, leading: sides, bottom: vertical, trailing: sides)
    }

    /// The padding that an accessibility size adds on each side.
    private static func extraPadding(for dynamicTypeSize: DynamicTypeSize) -> CGFloat {
        switch dynamicTypeSize {
        case .accessibility1: 2
        case .accessibility2: 4
        case .accessibility3: 6
        case .accessibility4: 8
        case .accessibility5: 10
        default: 0
        }
    }

    /// The corner radius of the automatic border shape: 0.35 of half the height, rounded up.
    ///
    /// The result is 7 points for regular and 9 for large buttons, as measured.
    package static func cornerRadius(height: CGFloat) -> CGFloat {
        (height * 0.35 * 0.5).rounded(.up)
    }
}
