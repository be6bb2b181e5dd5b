/// A module of a project, with the files that it is made of.
package struct ProjectTarget: Equatable, Sendable {
    /// The purpose of the target, as far as it matters for names and resources.
    package enum Kind: Hashable, Sendable {
        case app, library, test
    }

    /// The description that the target is from.
    package enum Origin: Hashable, Sendable {
        /// A `Package.swift`, by the path of its folder.
        case package(folder: String)
        /// An `.xcodeproj`, by its path.
        case xcode(project: String)
    }

    package let name: String
    package let kind: Kind
    package let origin: Origin
    /// The folders of the sources, the nearest to them first.
    package let folders: [String]
    /// The paths of the Swift sources, in the order of the tree.
    package let sources: [String]
    /// The paths of the files that are resources, in the order of the tree.
    package let resources: [String]
    /// The names of the targets and products that the target uses.
    package let dependencies: [String]
    /// The language of development that the description states.
    package let developmentLanguage: String?
    /// Whether the description names macOS as the only platform.
    package let isForMac: Bool

    package init(
        name: String,
        kind: Kind,
        origin: Origin,
        folders: [String],
        sources: [String],
        resources: [String],
        dependencies: [String] = [],
        developmentLanguage: String? = nil,
        isForMac: Bool = false
    ) {
        self.name = name
        self.kind = kind
        self.origin = origin
        self.folders = folders
        self.sources = sources
        self.resources = resources
        self.dependencies = dependencies
        self.developmentLanguage = developmentLanguage
        self.isForMac = isForMac
    }

    /// The target without some files.
    func removing(_ paths: Set<String>) -> ProjectTarget {
        ProjectTarget(
            name: name,
            kind: kind,
            origin: origin,
            folders: folders,
            sources: sources.filter { !paths.contains($0) },
            resources: resources.filter { !paths.contains($0) },
            dependencies: dependencies,
            developmentLanguage: developmentLanguage,
            isForMac: isForMac
        )
    }

    /// The name in an import: characters that no identifier has are underscores.
    package var moduleName: String {
        var name = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if name.first?.isNumber == true { name = "_" + name.dropFirst() }
        return name
    }
}
