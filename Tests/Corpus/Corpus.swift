import Foundation

/// The inputs of a fuzzer that are in the repository: its seeds, and those that reached new code.
package struct Corpus {
    private let name: String

    /// The corpus of a fuzzer, by the name of its folder.
    package init(_ name: String) {
        self.name = name
    }

    /// The files of the inputs, sorted by name.
    private var files: [URL] {
        let fuzzing = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fuzzing")
        return ["Seeds", "Corpus"].flatMap { kind in
            let folder = fuzzing.appendingPathComponent(kind).appendingPathComponent(name)
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: nil
            )
            return (files ?? []).sorted { $0.path < $1.path }
        }
    }

    /// Runs a function on each input, in a process that another one has started: the other one can read which input
    /// is the last.
    package func replay(_ run: (UnsafeBufferPointer<UInt8>) -> Void) throws {
        let files = files
        precondition(files.count > 1, "no corpus")
        for file in files {
            try replay(Array(try Data(contentsOf: file)), named: file.path, run)
        }
        try endReplay()
    }

    /// Runs a function on an input that is in no file, as `replay(_:)` does; `endReplay()` follows the last one.
    package func replay<Result>(
        _ input: [UInt8],
        named name: String,
        _ run: (UnsafeBufferPointer<UInt8>) -> Result
    ) throws -> Result {
        try Data(name.utf8).write(to: note(of: getppid()))
        return input.withUnsafeBufferPointer(run)
    }

    /// Notes that no input has ended the process.
    package func endReplay() throws {
        try FileManager.default.removeItem(at: note(of: getppid()))
    }

    /// The input at which the process of this one ended; `nil` if it has run all of them.
    package func takeLastInput() -> String? {
        let note = note(of: getpid())
        defer { try? FileManager.default.removeItem(at: note) }
        return (try? Data(contentsOf: note)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The file that names the current input of a process that the given one has started.
    private func note(of process: pid_t) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("bezel-replay-\(name)-\(process)")
    }
}
