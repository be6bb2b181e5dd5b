/// Whether the user edits the content of a view.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// Editing of one part, which ends by itself.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}
