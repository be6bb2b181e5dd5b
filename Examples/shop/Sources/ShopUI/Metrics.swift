import SwiftUI

/// The lengths of the design system.
enum Metrics {
    static let radius: CGFloat = 14
    static let padding = EdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
}
