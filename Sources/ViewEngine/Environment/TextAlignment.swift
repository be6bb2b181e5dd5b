/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading, center, trailing
}
