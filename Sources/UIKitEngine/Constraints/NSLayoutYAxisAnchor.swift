public import Graphics

/// A vertical place of a view, from which constraints are created.
public struct NSLayoutYAxisAnchor {
    let value: LayoutValue

    init(_ value: LayoutValue) {
        self.value = value
    }

    /// Returns a constraint to a place of another view, which is moved by a constant; it is not active yet.
    public func constraint(equalTo other: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(value, relatedBy: .equal, to: other.value, constant: constant)
    }

    public func constraint(
        greaterThanOrEqualTo other: NSLayoutYAxisAnchor,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(value, relatedBy: .greaterThanOrEqual, to: other.value, constant: constant)
    }

    public func constraint(
        lessThanOrEqualTo other: NSLayoutYAxisAnchor,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(value, relatedBy: .lessThanOrEqual, to: other.value, constant: constant)
    }
}
