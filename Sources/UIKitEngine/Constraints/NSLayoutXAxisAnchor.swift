public import Graphics

/// A horizontal place of a view, from which constraints are created.
public struct NSLayoutXAxisAnchor {
    let value: LayoutValue

    init(_ value: LayoutValue) {
        self.value = value
    }

    /// Returns a constraint to a place of another view, which is moved by a constant; it is not active yet.
    public func constraint(equalTo other: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(value, relatedBy: .equal, to: other.value, constant: constant)
    }

    public func constraint(
        greaterThanOrEqualTo other: NSLayoutXAxisAnchor,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(value, relatedBy: .greaterThanOrEqual, to: other.value, constant: constant)
    }

    public func constraint(
        lessThanOrEqualTo other: NSLayoutXAxisAnchor,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(value, relatedBy: .lessThanOrEqual, to: other.value, constant: constant)
    }
}
