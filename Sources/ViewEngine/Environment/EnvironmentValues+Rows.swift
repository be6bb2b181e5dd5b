public import Graphics

extension EnvironmentValues {
    /// The least height of a row of a list, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { minimumListRowHeight ?? palette.listMetrics.minimumRowHeight }
        set { self[MinimumListRowHeightKey.self] = newValue }
    }

    /// The least height of the header of a section, in points; `nil` for that of the system, which a header has in any case.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { quietValue(default: nil) }
        set { setQuietValue(newValue) }
    }

    /// The height that an app has set.
    var minimumListRowHeight: CGFloat? { self[MinimumListRowHeightKey.self] }

    private enum MinimumListRowHeightKey: EnvironmentKey {
        static let defaultValue: CGFloat? = nil
    }
}
