public import Graphics

/// The width or the height of a view, from which constraints are created.
public struct NSLayoutDimension {
    let value: LayoutValue

    init(_ value: LayoutValue) {
        self.value = value
    }

    /// Returns a constraint to a constant length in points; it is not active yet.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(value, relatedBy: .equal, to: nil, constant: constant)
    }

    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(value, relatedBy: .greaterThanOrEqual, to: nil, constant: constant)
    }

    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(value, relatedBy: .lessThanOrEqual, to: nil, constant: constant)
    }

    public func constraint(
        equalTo other: NSLayoutDimension,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            value,
            relatedBy: .equal,
            to: other.value,
            multiplier: multiplier,
            constant: constant
        )
    }

    public func constraint(
        greaterThanOrEqualTo other: NSLayoutDimension,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            value,
            relatedBy: .greaterThanOrEqual,
            to: other.value,
            multiplier: multiplier,
            constant: constant
        )
    }

    public func constraint(
        lessThanOrEqualTo other: NSLayoutDimension,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            value,
            relatedBy: .lessThanOrEqual,
            to: other.value,
            multiplier: multiplier,
            constant: constant
        )
    }
}
