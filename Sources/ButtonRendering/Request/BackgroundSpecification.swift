package import Graphics
package import UIKitEngine
package import ViewEngine

/// The background of a `UIButton.Configuration`; what is `nil` stays as the configuration has it.
package struct BackgroundSpecification: Hashable, Sendable {
    package var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    package var color: Color?
    package var insets: NSDirectionalEdgeInsets?
    package var strokeColor: Color?
    /// In points.
    package var strokeWidth: CGFloat?
    /// In points.
    package var strokeOutset: CGFloat?

    package init() {}
}
