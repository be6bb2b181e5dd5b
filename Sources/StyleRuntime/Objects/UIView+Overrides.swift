import UIKitEngine

extension UIView.Overrides {
    /// The members that a class of the source overrides, by its table of functions.
    init(_ dispatch: [String: Int]) {
        self = Self(dispatch.keys.compactMap { Self.members[$0] })
    }

    /// The members by the keys of their functions.
    private static let members: [String: Self] = [
        "draw(_:)": .draw, "intrinsicContentSize": .intrinsicContentSize, "point(inside:with:)": .point,
        "imageRect(forContentRect:)": .rectangles, "titleRect(forContentRect:)": .rectangles,
        "contentRect(forBounds:)": .rectangles, "backgroundRect(forBounds:)": .rectangles,
        "didMoveToSuperview()": .notifications, "didMoveToWindow()": .notifications,
        "traitCollectionDidChange(_:)": .notifications, "tintColorDidChange()": .notifications,
    ]
}
