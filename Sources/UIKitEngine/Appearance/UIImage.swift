/// A system symbol, by its SF Symbols name.
public struct UIImage: Hashable, Sendable {
    let systemName: String

    public init(systemName: String) {
        self.systemName = systemName
    }
}
