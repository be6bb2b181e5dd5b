import Glibc

/// A folder that exists as long as this object, with all that was made in it.
final class TemporaryFolder {
    let path: String
    /// The paths of the contents, in the order in which they were made.
    private var contents: [String] = []

    init() {
        var template = Array("/tmp/bezel-tests-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("no temporary folder: \(errno)") }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        for path in contents.reversed() { remove(path) }
        remove(path)
    }

    func makeFolder(_ name: String) {
        mkdir(newPath(name), 0o700)
    }

    func makeFile(_ name: String, content: String = "content") {
        makeFile(name, bytes: Array(content.utf8))
    }

    func makeFile(_ name: String, bytes: [UInt8]) {
        guard let file = fopen(newPath(name), "w") else { fatalError("no file \(name): \(errno)") }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    func makeLink(_ name: String, to target: String) {
        symlink(target, newPath(name))
    }

    func makePipe(_ name: String) {
        mkfifo(newPath(name), 0o600)
    }

    private func newPath(_ name: String) -> String {
        contents.append("\(path)/\(name)")
        return contents[contents.count - 1]
    }
}
