import Glibc
import StyleSyntax

/// The program that parses sources, which is installed beside this one.
enum ParserProgram {
    /// Its path.
    static var path: String {
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            count = buffer.withMemoryRebound(to: CChar.self) { buffer in
                guard let start = buffer.baseAddress else { return 0 }
                return max(0, readlink("/proc/self/exe", start, buffer.count))
            }
        }
        let program = String(decoding: bytes, as: UTF8.self)
        guard let slash = program.lastIndex(of: "/") else { return name }
        return String(program[...slash]) + name
    }

    private static let name = "bezel-parse"

    /// The conditions of `#if`: sources are read as those of an app for iOS.
    static let conditions = CompilationConditions(
        system: "iOS",
        modules: ["SwiftUI", "UIKit", "Foundation"],
        compilerVersion: [6, 3]
    )
}
