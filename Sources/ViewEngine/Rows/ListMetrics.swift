package import Graphics

/// The measurements of a list in the grouped style, in points.
package struct ListMetrics: Hashable, Sendable {
    /// The radius of the corners of a section.
    package var cornerRadius: CGFloat
    package var minimumRowHeight: CGFloat
    /// The insets around the content of a row.
    package var rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    /// The distance from the edge of the list to a section.
    package var margin: CGFloat = 16
    /// The width of the column of the icons of labels: titles begin 55.3 from the edge of a section (measured on
    /// iOS 26), of which the distance from the icon and the inset of the row are 8 and 20.
    var iconWidth: CGFloat = 82.0 / 3
    /// The thickness of the line between two rows.
    package var separatorHeight: CGFloat = 1 / 3

    package init(cornerRadius: CGFloat, minimumRowHeight: CGFloat) {
        self.cornerRadius = cornerRadius
        self.minimumRowHeight = minimumRowHeight
    }
}
