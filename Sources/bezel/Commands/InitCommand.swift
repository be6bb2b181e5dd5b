import Glibc

/// Writes what a project needs for assistants and pull requests, after it has shown it and asked.
struct InitCommand {
    private let folder: String
    private let isAccepted: Bool

    init(_ arguments: inout Arguments) throws(ProgramError) {
        isAccepted = arguments.takeFlag("--yes", "-y")
        folder = try arguments.takePositional() ?? "."
    }

    func run() throws(ProgramError) {
        guard SourceFile.isFolder(folder) else { throw .failure("\(folder) is no folder") }
        let files = try proposals()
        for file in files { try Output.line(file.description) }
        let written = files.filter { $0.text != nil }
        guard !written.isEmpty else { return try Output.line("Nothing is left to do.") }
        // An operator would forget the type of the error.
        let isWanted = isAccepted ? true : try asks()
        guard isWanted else { return try Output.line("Nothing was written.") }
        for file in written {
            let parts = file.path.split(separator: "/").dropLast()
            if !parts.isEmpty { try Output.makeFolder(folder + "/" + parts.joined(separator: "/")) }
            try Output.write(Array((file.text ?? "").utf8), toFile: folder + "/" + file.path)
        }
        try Output.line("\(written.count) \(written.count == 1 ? "file was" : "files were") written.")
    }

    /// Whether a person says yes.
    private func asks() throws(ProgramError) -> Bool {
        try Output.standard(Array("Write these files? [y/N] ".utf8))
        var lines = LineReader(limit: 64)
        guard case .complete(let answer) = lines.next() else { return false }
        return ["y", "yes"].contains(String(decoding: answer, as: UTF8.self).lowercased())
    }

    private func proposals() throws(ProgramError) -> [ProposedFile] {
        var files: [ProposedFile] = []
        for (path, list) in settings {
            let change = ServerSetting(list: list).change(of: try text(of: path))
            files.append(ProposedFile(path: path, change: change))
        }
        for skills in skillFolders {
            files.append(try file(skills + "/bezel-preview/SKILL.md", with: InitTexts.skill))
        }
        if let text = try text(of: "AGENTS.md") {
            files.append(
                ProposedFile(path: "AGENTS.md", change: InitTexts.change(ofInstructions: text))
            )
        }
        if has(".github") {
            files.append(try file(".github/workflows/bezel.yml", with: InitTexts.workflow))
        }
        return files
    }

    /// A file of ours, which is left as it is if somebody has changed it.
    private func file(_ path: String, with content: String) throws(ProgramError) -> ProposedFile {
        ProposedFile(path: path, change: try text(of: path) == nil ? .new(content) : .none)
    }

    /// The settings of the programs that are used in the project, each with the name of its list of servers.
    private var settings: [(path: String, list: String)] {
        var settings: [(String, String)] = []
        if has(".cursor") { settings.append((".cursor/mcp.json", "mcpServers")) }
        if has(".vscode") { settings.append((".vscode/mcp.json", "servers")) }
        if settings.isEmpty || has(".mcp.json") || has(".claude") {
            settings.insert((".mcp.json", "mcpServers"), at: 0)
        }
        return settings
    }

    private var skillFolders: [String] {
        let found = [".agents/skills", ".claude/skills", ".github/skills"].filter(has)
        return found.isEmpty ? [has(".claude") ? ".claude/skills" : ".agents/skills"] : found
    }

    private func has(_ path: String) -> Bool {
        access(folder + "/" + path, F_OK) == 0
    }

    /// The text of a file; `nil` if it is not there.
    private func text(of path: String) throws(ProgramError) -> String? {
        guard has(path) else { return nil }
        let bytes = try SourceFile.content(of: folder + "/" + path)
        guard bytes.count < 1 << 20, let text = String(validating: bytes, as: UTF8.self) else {
            throw .failure("\(path) is no text of less than 1 MiB")
        }
        return text
    }
}
