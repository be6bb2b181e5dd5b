import Graphics

/// Colors are equal if they look the same in both appearances.
extension UIColor: Hashable {
    public static func == (first: UIColor, second: UIColor) -> Bool {
        first === second || first.appearances == second.appearances
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(appearances) }

    private var appearances: [ResolvedColor] {
        [.light, .dark].map { resolve(in: UITraitCollection(userInterfaceStyle: $0)) }
    }
}
