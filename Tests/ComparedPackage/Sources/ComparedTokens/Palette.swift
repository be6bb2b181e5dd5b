public import SwiftUI

/// The colors of the package, from its catalog.
public enum Palette {
    public static let accent = Color.accent
    public static let onAccent = Color.onAccent
}

/// The lengths of the package, in points.
public enum Metrics {
    public static let radius: CGFloat = 14
    public static let spacing: CGFloat = 12
    public static let minimumHeight: CGFloat = 44
}

extension Font {
    /// The font of numbers, which is a file of the package.
    public static func counter(_ size: CGFloat) -> Font { .custom("Counter-Bold", size: size) }
}
