package import ResourceFiles

/// The facts of a project that a program depends on: the files with the resources that it names, from which `ProjectResources` reads them where the program runs.
package struct SourceResources: Equatable, Sendable {
    package let tree: FileTree
    /// The targets that have the files, and those that have the sources of the program.
    package let bundles: [ResourceBundle]
    /// The language of texts without a translation, if the project states it.
    package let developmentLanguage: String?
    /// Whether images of vectors are drawn: those of a folder are, those of a stranger never.
    package let allowsVectors: Bool
    /// Whether the program is for macOS only.
    package let isForMac: Bool
    /// The PDFs of a folder as PNGs, by their paths.
    package let drawnDocuments: [String: [UInt8]]

    package init(
        tree: FileTree,
        bundles: [ResourceBundle],
        developmentLanguage: String? = nil,
        allowsVectors: Bool = false,
        isForMac: Bool = false,
        drawnDocuments: [String: [UInt8]] = [:]
    ) {
        self.tree = tree
        self.bundles = bundles
        self.developmentLanguage = developmentLanguage
        self.allowsVectors = allowsVectors
        self.isForMac = isForMac
        self.drawnDocuments = drawnDocuments
    }

    /// The size of the files that have been read, in bytes.
    package var byteCount: Int {
        tree.paths.reduce(0) { $0 + (tree.bytes(of: $1)?.count ?? 0) }
            + drawnDocuments.values.reduce(0) { $0 + $1.count }
    }
}

extension ProjectResources {
    /// Reads the resources of a program.
    ///
    /// Images and fonts of a stranger are not opened: only those of a folder may be vectors.
    package init(_ resources: SourceResources, readers: ResourceReaders = ResourceReaders()) {
        self.init(
            reading: resources.tree,
            bundles: resources.bundles,
            developmentLanguage: resources.developmentLanguage,
            imageReader: readers.images,
            fontOpener: resources.allowsVectors ? readers.fonts : nil,
            allowsVectors: resources.allowsVectors,
            drawnDocuments: resources.allowsVectors ? resources.drawnDocuments : [:],
            isForMac: resources.isForMac
        )
    }
}
