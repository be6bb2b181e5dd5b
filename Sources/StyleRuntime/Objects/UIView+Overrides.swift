import UIKitEngine

extension UIView.Overrides {
    /// The members that a class of the source overrides, by its table of functions.
    init(_ dispatch: [String: Int]) {
        let members: [(name: String, member: Self)] = [
            ("draw(_:)", .draw), ("intrinsicContentSize", .intrinsicContentSize),
            ("point(inside:with:)", .point), ("imageRect(forContentRect:)", .rectangles),
            ("titleRect(forContentRect:)", .rectangles), ("contentRect(forBounds:)", .rectangles),
            ("backgroundRect(forBounds:)", .rectangles), ("didMoveToSuperview()", .notifications),
            ("didMoveToWindow()", .notifications), ("traitCollectionDidChange(_:)", .notifications),
            ("tintColorDidChange()", .notifications),
        ]
        self = Self(members.filter { dispatch[$0.name] != nil }.map(\.member))
    }
}
