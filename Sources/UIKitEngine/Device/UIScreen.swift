public import Graphics

/// The screen of an iPhone, at three pixels to a point.
public struct UIScreen: Sendable {
    public static let main = UIScreen()

    /// In points.
    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    public let scale: CGFloat = 3
}
