package import Glibc

/// A folder that exists as long as this object, with all that was made in it.
package final class TemporaryFolder {
    package let path: String
    /// The paths of the contents, in the order in which they were made.
    private var contents: [String] = []

    package init() {
        var template = Array("/tmp/bezel-tests-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("no temporary folder: \(errno)") }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        for path in contents.reversed() { remove(path) }
        remove(path)
    }

    /// Makes a file with the folders around it.
    package func makeFile(_ name: String, _ text: String = "") {
        guard let file = fopen(newPath(name), "w") else { fatalError("no file \(name): \(errno)") }
        let bytes = Array(text.utf8)
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    /// Makes a file with a size, of which the disk has nothing.
    package func makeFile(_ name: String, byteCount: Int) {
        makeFile(name)
        truncate("\(path)/\(name)", byteCount)
    }

    package func makeLink(_ name: String, to target: String) {
        symlink(target, newPath(name))
    }

    package func makePipe(_ name: String) {
        mkfifo(newPath(name), 0o600)
    }

    package func makeFolder(_ name: String) {
        mkdir(newPath(name), 0o700)
    }

    package func setMode(_ name: String, _ mode: mode_t) {
        chmod("\(path)/\(name)", mode)
    }

    /// The path of a name, whose folders are made.
    private func newPath(_ name: String) -> String {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/" + part
            if mkdir(folder, 0o700) == 0 { contents.append(folder) }
        }
        contents.append("\(path)/\(name)")
        return contents[contents.count - 1]
    }
}
