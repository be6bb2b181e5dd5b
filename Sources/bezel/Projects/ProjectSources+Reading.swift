import Glibc
import HTTP
import ProjectFiles
import ProjectIndex
import ProjectSources
import StyleExecution

extension ProjectSources {
    /// Reads a folder with what this program knows of Apple's names, and keeps what its sources declare for the next run.
    static func reading(
        _ path: String,
        settings: FolderSettings,
        drawDocument: DocumentDrawer? = nil
    ) throws(FolderError) -> ProjectSources {
        try ProjectSources(
            reading: path,
            settings: settings,
            drawDocument: drawDocument,
            storage: IndexStorage(of: path, variable: Configuration.environment),
            isAppleName: AppleAPI.contains
        )
    }
}

extension IndexStorage {
    /// The storage of a folder: a file in `$XDG_CACHE_HOME/bezel`, else in `~/.cache/bezel` (XDG Base Directory 0.8); `nil`
    /// without a home.
    init?(of folder: String, variable: (String) -> String?) {
        // The specification ignores a relative path.
        let caches = variable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = variable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
        guard let path = caches ?? home, let real = realpath(folder, nil),
            let program = BuildIdentifier.ofProgram
        else { return nil }
        defer { free(real) }
        let files = CacheFolder(path + "/bezel")
        let name = Self.name(of: String(cString: real))
        self.init(program: program.description) {
            files.read(name, upTo: Self.mostBytes)
        } save: { bytes in
            files.write(bytes, to: name)
        }
    }

    /// The name of the file of a folder, from its path.
    private static func name(of path: String) -> String {
        var hash = EntityTag.Hash()
        hash.combine(path)
        return "index-" + String(hash.value, radix: 16)
    }
}
