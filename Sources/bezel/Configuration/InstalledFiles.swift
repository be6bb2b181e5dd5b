import Glibc

/// The folders of an installed program, `share/bezel` beside its `bin`; in a checkout, those of the current folder.
enum InstalledFiles {
    /// The files of the preview page.
    static var page: String { folder("public") ?? "public" }

    /// The fonts of texts, by the paths where Debian installs them.
    static var fonts: String { folder("fonts") ?? "/usr/share/fonts" }

    /// The fonts of symbols.
    static var symbolFonts: String { folder("symbol-fonts") ?? ".deps/fonts" }

    /// A folder of the installation; `nil` if the program is not installed.
    ///
    /// It comes before the current folder, which is that of somebody's project, and may have such a name, too.
    private static func folder(_ name: String) -> String? {
        guard let share else { return nil }
        let path = share + "/" + name
        return SourceFile.isFolder(path) ? path : nil
    }

    private static let share: String? = {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0, count < buffer.count else { return nil }
        let path = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
        let parts = path.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2] == "bin" else { return nil }
        return "/" + (parts.dropLast(2) + ["share", "bezel"]).joined(separator: "/")
    }()
}
