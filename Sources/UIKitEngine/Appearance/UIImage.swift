/// A symbol of the system, by its SF name.
public struct UIImage: Hashable, Sendable {
    let systemName: String

    public init(systemName: String) {
        self.systemName = systemName
    }
}
