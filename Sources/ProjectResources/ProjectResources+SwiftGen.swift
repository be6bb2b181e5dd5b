package import AssetCatalogs

// Names that SwiftGen generates, which differ from those of Xcode: each catalog may be a type, and words keep their parts.
extension ProjectResources {
    /// The color of a path of SwiftGen: the color whose name has the same letters, and whose folders are most like it.
    package func color(
        ofSwiftGen path: [String],
        in preference: BundlePreference = BundlePreference()
    ) -> ColorSet? {
        first(preference) { bundle in
            Self.resource(ofSwiftGen: path, among: bundle.catalog.colors.mapValues(\.path)).flatMap {
                bundle.catalog.colors[$0]
            }
        }
    }

    /// The name of the resource that a path means, among the paths of folders by names.
    static func resource(ofSwiftGen path: [String], among resources: [String: String]) -> String? {
        guard let last = path.last?.lettersAndDigits, !last.isEmpty else { return nil }
        let types = path.dropLast().joined().lettersAndDigits
        let candidates = resources.compactMap { name, folder -> (isExact: Bool, name: String)? in
            guard let own = name.split(separator: "/").last, own.lettersAndDigits == last else { return nil }
            return (folder.lettersAndDigits.contains(types), name)
        }
        return candidates.min { ($0.isExact ? 0 : 1, $0.name) < ($1.isExact ? 0 : 1, $1.name) }?.name
    }
}

extension StringProtocol {
    /// The letters and digits, in lower case.
    package var lettersAndDigits: String {
        String(lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
