import Glibc

/// The paths of audited files for people and for services that know the repository.
struct AuditPaths: Equatable, Sendable {
    /// The text before a path that people read: `Sources/`.
    let prefix: String
    /// The text before a path in the repository, likewise.
    let prefixInRepository: String

    init(prefix: String, prefixInRepository: String) {
        self.prefix = prefix
        self.prefixInRepository = prefixInRepository
    }

    /// Finds the repository around a folder; without one, paths are those in the folder.
    init(of folder: String) {
        self.init(
            prefix: folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/",
            prefixInRepository: Self.path(ofFolder: folder).map { $0.isEmpty ? "" : $0 + "/" } ?? ""
        )
    }

    /// The path of a file for people.
    func shown(_ file: String) -> String { prefix + file }

    /// The path of a file in its repository.
    func inRepository(_ file: String) -> String { prefixInRepository + file }

    /// The path of a folder in its repository; empty for the root of it, `nil` if there is none.
    private static func path(ofFolder folder: String) -> String? {
        guard let real = realpath(folder, nil) else { return nil }
        defer { free(real) }
        let names = String(cString: real).split(separator: "/")
        for count in (0...names.count).reversed() {
            let root = "/" + names[..<count].joined(separator: "/")
            var status = stat()
            if stat(root + "/.git", &status) == 0 { return names[count...].joined(separator: "/") }
        }
        return nil
    }
}
