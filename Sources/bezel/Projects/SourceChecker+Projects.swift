import CustomStyles
import ProjectResources
import ProjectSources
import ResourceFiles
import StyleStore
import StyleSyntax

extension SourceChecker {
    /// The roots of the first file of a program, with their messages; throws if there is no parser, or no process that
    /// checks.
    ///
    /// Another file that the parser refuses is left out, with a warning, and so are files beyond the limits of a program.
    func source(_ program: ProjectProgram) throws(ProgramError) -> CustomSource {
        var program = program
        var programs: [[UInt8]] = []
        var refused: [(path: String, message: Diagnostic)] = []
        for (index, file) in program.files.enumerated() {
            switch try parsed.result(of: file.bytes) {
            case .success(let bytes): programs.append(bytes)
            case .failure(let message) where index == 0:
                return CustomSource(
                    program.without(Set(program.files.dropFirst().map(\.path))).text,
                    hash: program.hash,
                    diagnostics: [message]
                )
            case .failure(let message): refused.append((file.path, message))
            }
        }
        program = program.without(Set(refused.map(\.path)))
        let source = try check(
            ParsedText(
                program.text,
                hash: program.hash,
                programs: programs,
                resources: program.resources
            )
        )
        let text = source.text
        let messages =
            refused.map { path, message in
                Diagnostic(
                    .warning,
                    at: .start,
                    in: text,
                    message:
                        "\(path) is not read, because of its line \(message.place.line): \(message.message)"
                )
            }
            + (program.leftOut.isEmpty
                ? []
                : [
                    Diagnostic(
                        .warning,
                        at: .start,
                        in: text,
                        message:
                            "\(program.leftOut.count) of the files that this one needs are not read, the first "
                            + "of them \(program.leftOut[0])"
                    )
                ])
        return source.adding(messages + (program.resources?.messagesAboutDocuments(in: source) ?? []))
    }
}

extension ProjectProgram {
    /// The hash of the files with their paths, by which the program is told from others.
    var hash: String {
        var bytes: [UInt8] = []
        for file in files {
            bytes += "\(file.path)\n\(file.module)\n\(file.bytes.count)\n".utf8
            bytes += file.bytes
        }
        for module in modules.sorted() { bytes += "\(module)\n".utf8 }
        if let resources {
            for path in resources.tree.paths {
                let content = resources.tree.bytes(of: path) ?? []
                bytes += "\(path)\n\(content.count)\n".utf8
                bytes += content
            }
            for (path, content) in resources.drawnDocuments.sorted(by: { $0.key < $1.key }) {
                bytes += "\(path)\n\(content.count)\n".utf8
                bytes += content
            }
        }
        return SourceHash(of: bytes).description
    }
}
