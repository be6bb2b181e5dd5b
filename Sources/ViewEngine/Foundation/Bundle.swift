/// The resources of the app, which are not known, under Foundation's name.
public struct Bundle: Hashable, Sendable {
    public static let main = Bundle()
}
