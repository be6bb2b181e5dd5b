/// Parts of the screen that a view avoids.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Has no effect: a picture has no safe area.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self { self }

    /// Has no effect: a picture has no safe area.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

    /// Has no effect: the view keeps the identity of its place.
    public func id<ID: Hashable>(_ id: ID) -> Self { self }
}
