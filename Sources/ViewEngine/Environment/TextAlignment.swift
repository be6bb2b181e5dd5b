/// How the lines of one text stand to each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading, center, trailing
}
