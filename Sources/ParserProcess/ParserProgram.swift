import Glibc

/// The program `bezel-parse`.
package enum ParserProgram {
    package static let name = "bezel-parse"
    /// The argument with which it is a `ForkServer`; without one it parses a source itself.
    package static let forkServerArgument = "--fork-server"

    /// Returns the path of the parser in the folder of the running program; nil if the folder is not known.
    package static func besideExecutable() -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0, count < buffer.count else { return nil }
        let path = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard let end = path.lastIndex(of: "/") else { return nil }
        return path[...end] + name
    }
}
