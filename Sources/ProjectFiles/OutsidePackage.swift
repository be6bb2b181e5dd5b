/// A checkout of a package outside of the folder of a project.
package struct OutsidePackage: Hashable, Sendable {
    /// The folder on the disk.
    package let path: String
    /// The folder in the tree of the project, which has a sign that folders of sources rarely begin with (`@BrandKit`).
    package let folder: String

    /// The packages at some paths, each with a folder of its own.
    static func all(at paths: [String]) -> [OutsidePackage] {
        var packages: [OutsidePackage] = []
        for path in paths {
            let name = path.split(separator: "/").last { $0 != "." && $0 != ".." } ?? "package"
            var folder = "@\(name)"
            var number = 2
            while packages.contains(where: { $0.folder == folder }) {
                folder = "@\(name)-\(number)"
                number += 1
            }
            packages.append(OutsidePackage(path: path, folder: folder))
        }
        return packages
    }
}
