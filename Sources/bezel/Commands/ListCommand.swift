import ButtonAPI
import CustomStyles
import ProjectIndex
import StyleSyntax

/// Lists what files and folders show: their previews, views, styles, buttons and snippets.
///
/// A folder is listed by the names in its files, unless it is checked what of them draws.
struct ListCommand {
    private enum Format: String {
        case text, json
    }

    private let paths: [String]
    private let isChecked: Bool
    private let format: Format

    init(_ arguments: inout Arguments) throws(ProgramError) {
        isChecked = arguments.takeFlag("--check")
        let name = try arguments.takeValue("--format") ?? Format.text.rawValue
        guard let format = Format(rawValue: name) else {
            throw .usage("“\(name)” is no format of list; it is text or json")
        }
        self.format = format
        var paths: [String] = []
        while let path = try arguments.takePositional() { paths.append(path) }
        guard !paths.isEmpty else { throw .usage("list needs files or folders of Swift") }
        self.paths = paths
    }

    func run(_ configuration: Configuration) throws(ProgramError) {
        let isIndex = !isChecked && paths.allSatisfy(SourceFile.isFolder)
        let count = isIndex ? try listIndex(configuration) : try listFiles(configuration)
        if count == 0, format == .text {
            Output.error("bezel: nothing here can be drawn: no preview, view, style, button or snippet")
        }
    }

    // MARK: Folders

    /// Lists folders by their index; returns the number of roots.
    private func listIndex(_ configuration: Configuration) throws(ProgramError) -> Int {
        var listed: [RootListDocument.Listed] = []
        for path in paths {
            let prefix = path.hasSuffix("/") ? path : path + "/"
            for root in try ProjectReader.index(of: path, settings: configuration.folderSettings).roots {
                // Identifiers of several folders are told apart by their paths.
                listed.append(RootListDocument.Listed(root, in: paths.count == 1 ? "" : prefix))
                guard format == .text else { continue }
                var line = "\(root.kind)\t\(root.name)\t\(prefix)\(root.path):\(root.line)"
                if let displayName = root.displayName { line += "\t“\(displayName)”" }
                try Output.line(line.withoutControls)
            }
        }
        if format == .json {
            try Output.standard(RootListDocument(listed: listed).bytes + [UInt8(ascii: "\n")])
        }
        return listed.count
    }

    // MARK: Files

    /// Checks and lists files; returns the number of roots.
    private func listFiles(_ configuration: Configuration) throws(ProgramError) -> Int {
        let settings = configuration.folderSettings
        let files = try SourceFile.all(at: paths, checker: SourceChecker(configuration), settings: settings)
            .map { RootListDocument.File(path: name(of: $0.path), source: $0.source) }
        switch format {
        case .json:
            try Output.standard(RootListDocument(files, isChecked: isChecked).bytes + [UInt8(ascii: "\n")])
        case .text:
            for file in files { try print(file) }
        }
        return files.reduce(0) { $0 + RootEntry.all(of: $1.source).count }
    }

    /// The path of a file in identifiers, as without the check: a file by itself has its last component, one of the only
    /// folder its path in that.
    private func name(of path: String) -> String {
        if paths.contains(path) { return path.split(separator: "/").last.map(String.init) ?? path }
        guard format == .json, paths.count == 1 else { return path }
        let prefix = paths[0].hasSuffix("/") ? paths[0] : paths[0] + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    private func print(_ file: RootListDocument.File) throws(ProgramError) {
        let roots = RootEntry.all(of: file.source)
        if roots.isEmpty {
            for message in file.source.allDiagnostics where message.severity == .error {
                Output.error(message.printed(in: file.source, at: file.path))
            }
        }
        for root in roots {
            var line = "\(root.kind.rootKind)\t\(root.name)\t\(file.path):\(root.place.line)"
            if let displayName = root.displayName { line += "\t“\(displayName)”" }
            if isChecked {
                line += "\t" + (root.draws ? "draws" : "does not draw")
                if !root.standIns.isEmpty { line += ", \(root.standIns.count) stand-ins" }
            }
            try Output.line(line.withoutControls)
            guard isChecked else { continue }
            for message in root.messages where message.severity == .error {
                try Output.line("    " + message.printed(in: file.source, at: file.path))
            }
        }
    }
}

extension RootListDocument.Listed {
    /// A root of an index, with the path of its folder in identifiers.
    init(_ root: IndexedRoot, in folder: String) {
        self.init(
            kind: "\(root.kind)",
            name: root.name,
            displayName: root.displayName ?? root.name,
            id: folder + root.id,
            file: folder + root.path,
            line: root.line
        )
    }
}
