public import Graphics

/// A view that lays the views inside of it out in a row or a column.
open class UIStackView: UIView {
    /// The lengths of the views along the axis.
    public enum Distribution: Hashable, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The places and the lengths of the views across the axis.
    public enum Alignment: Hashable, Sendable {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    }

    public private(set) var arrangedSubviews: [UIView] = []
    public var axis = NSLayoutConstraint.Axis.horizontal { didSet { layer.didChange() } }
    public var spacing: CGFloat = 0 { didSet { layer.didChange() } }
    public var alignment = Alignment.fill { didSet { layer.didChange() } }
    public var distribution = Distribution.fill { didSet { layer.didChange() } }
    /// The insets of the views, which apply if `isLayoutMarginsRelativeArrangement` is set.
    public var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet { layer.didChange() }
    }
    public var isLayoutMarginsRelativeArrangement = false { didSet { layer.didChange() } }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    public func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
        layer.didChange()
    }

    /// Leaves a view out of the layout.
    public func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        layer.didChange()
    }

    /// Sets the space after a view, in place of that of all.
    public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        customSpacings[ObjectIdentifier(view)] = spacing
        layer.didChange()
    }

    // MARK: Layout

    private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
    private var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private func space(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

    private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    override func fittingSize() -> CGSize {
        let views = visible
        let sizes = views.map { $0.contentSizeAsSubview() }
        let lengths = sizes.map { max(0, length($0)) }
        let spaces = views.dropLast().reduce(0) { $0 + space(after: $1) }
        let sum =
            distribution == .fillEqually
            ? (lengths.max() ?? 0) * CGFloat(lengths.count) : lengths.reduce(0, +)
        let across = sizes.map { max(0, breadth($0)) }.max() ?? 0
        let margins = insets
        let (along, sideways) = (sum + spaces, across)
        return axis == .horizontal
            ? CGSize(
                width: along + margins.left + margins.right,
                height: sideways + margins.top + margins.bottom
            )
            : CGSize(
                width: sideways + margins.left + margins.right,
                height: along + margins.top + margins.bottom
            )
    }

    /// Sets the frames of the views in the own size.
    func arrange() {
        let views = visible
        guard !views.isEmpty else { return }
        let area = CGRect(origin: .zero, size: layer.frame.size).inset(by: insets)
        let sizes = views.map { $0.contentSizeAsSubview() }
        let spaces = views.dropLast().map { space(after: $0) }
        let (lengths, gaps) = distributed(
            sizes.map { max(0, length($0)) },
            canGrow: views.map {
                self.length(
                    CGSize(
                        width: $0.constrainedWidth ?? -1,
                        height: $0.constrainedHeight ?? -1
                    )
                ) < 0
            },
            spaces: spaces,
            in: length(area.size)
        )
        var start = axis == .horizontal ? area.minX : area.minY
        for (position, view) in views.enumerated() {
            let isFilled = alignment == .fill
            let own = max(0, breadth(sizes[position]))
            let room = breadth(area.size)
            let across = isFilled && !isFixedAcross(view) ? room : min(own, room)
            let offset: CGFloat =
                switch alignment {
                case .fill, .leading, .top, .firstBaseline: 0
                case .center: (room - across) / 2
                case .trailing, .bottom, .lastBaseline: room - across
                }
            view.setLayoutFrame(
                axis == .horizontal
                    ? CGRect(x: start, y: area.minY + offset, width: lengths[position], height: across)
                    : CGRect(x: area.minX + offset, y: start, width: across, height: lengths[position])
            )
            (view as? UIStackView)?.arrange()
            start += lengths[position] + (position < gaps.count ? gaps[position] : 0)
        }
    }

    private func isFixedAcross(_ view: UIView) -> Bool {
        (axis == .horizontal ? view.constrainedHeight : view.constrainedWidth) != nil
    }

    /// The lengths of the views and the spaces between them in a length.
    private func distributed(
        _ lengths: [CGFloat],
        canGrow: [Bool],
        spaces: [CGFloat],
        in total: CGFloat
    ) -> (lengths: [CGFloat], spaces: [CGFloat]) {
        let room = total - spaces.reduce(0, +)
        let sum = lengths.reduce(0, +)
        switch distribution {
        case .fillEqually:
            return (lengths.map { _ in max(0, room / CGFloat(lengths.count)) }, spaces)
        case .fillProportionally where sum > 0:
            return (lengths.map { max(0, $0 * room / sum) }, spaces)
        case .equalSpacing where lengths.count > 1, .equalCentering where lengths.count > 1:
            let gap = max(spacing, (total - sum) / CGFloat(lengths.count - 1))
            return (lengths, spaces.map { _ in gap })
        default:
            var lengths = lengths
            // Of views that hug their contents alike, one takes what is left.
            if let last = canGrow.lastIndex(of: true) {
                lengths[last] = max(0, lengths[last] + room - sum)
            }
            return (lengths, spaces)
        }
    }
}
