/// The size class of a control.
public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
    case mini, small, regular, large, extraLarge
}

extension View {
    /// Limits the size of the controls inside to a range.
    public func controlSize<Range: RangeExpression>(_ range: Range) -> some View
    where Range.Bound == ControlSize {
        transformEnvironment(\.controlSize) { size in
            guard !range.contains(size) else { return }
            let allowed = ControlSize.allCases.filter(range.contains)
            guard let smallest = allowed.first, let largest = allowed.last else { return }
            size = size < smallest ? smallest : largest
        }
    }
}
