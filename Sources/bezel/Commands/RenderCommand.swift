import ButtonAPI
import CustomStyles
import HTTP
import ProjectFiles

/// Writes one picture, or the code of a button: the response of the service to the same request.
struct RenderCommand {
    private let style: String
    private let parameters: [(name: String, value: String)]
    private let output: String?

    init(_ arguments: inout Arguments) throws(ProgramError) {
        let long = try arguments.takeValue("--output")
        let short = try arguments.takeValue("-o")
        output = short ?? long
        guard let style = try arguments.takePositional() else {
            throw .usage(
                "render needs a style, such as swiftui/bordered, or a file, such as Pill.swift; bezel styles lists the styles"
            )
        }
        self.style = style
        parameters = try arguments.takeParameters(of: "render")
    }

    /// The extension of the file that is written; `svg` if it has none.
    private var fileExtension: String {
        guard let name = output?.split(separator: "/").last, let point = name.lastIndex(of: "."),
            point > name.startIndex
        else { return "svg" }
        let text = name[name.index(after: point)...].lowercased()
        return ButtonService.fileExtensions.contains(text) ? text : "svg"
    }

    func run(_ configuration: Configuration) throws(ProgramError) {
        let budget = configuration.makeBudget()
        let fonts = try configuration.openFonts(budget: budget)
        var parameters = parameters
        let folder = WatchedStyles()
        let file: String
        var workers: (any StyleWorkers)?
        if let path = StylePath(style) {
            let checker = SourceChecker(
                configuration,
                drawsPixels: drawsPixels(path),
                readsImages: path.isFolder
            )
            workers = checker.workers
            file = try self.file(
                of: path,
                parameters: &parameters,
                in: folder,
                checker: checker,
                settings: configuration.folderSettings
            )
        } else if let error = StylePath.error(of: style) {
            throw error
        } else {
            // Only the slash between framework and style is a separator; others are part of a name.
            let path = style.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
                .map { String($0).percentEncoded }
                .joined(separator: "/")
            // No style has a point in its name, so a point begins the extension of the file.
            file = style.contains(".") ? path : path + "." + fileExtension
        }
        let service = configuration.makeService(
            fonts: fonts,
            files: [],
            folder: folder,
            publicURL: nil,
            workers: workers,
            budget: budget,
            isOfCommand: true
        )
        var target = Array("/v1/\(file)?errors=status".utf8)
        for (name, value) in parameters {
            target += Array("&\(name.percentEncoded)=\(value.percentEncoded)".utf8)
        }
        let response = service.respond(to: Request(target: target), with: service.makeWorker(oneOf: 1))
        guard response.status == .ok else {
            throw .failure((ButtonService.detail(of: response) ?? response.status.reason).withoutControls)
        }
        if let names = ButtonService.missingSymbols(of: response) {
            Output.error("bezel: no drawing of these symbols is known, so placeholders are drawn: \(names)")
        }
        guard let output, output != "-" else {
            try Output.standard(response.body)
            return
        }
        try Output.write(response.body, toFile: output)
    }

    /// The parameters that name a root of a file.
    static let rootParameters = ["show", "style"]
    /// The parameter that names the file of a root in a folder.
    static let fileParameter = "file"

    /// Whether the output of a style in a file is one of pixels.
    private func drawsPixels(_ path: StylePath) -> Bool {
        let name = path.output.split(separator: "/").last ?? ""
        let text =
            name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? fileExtension
        return !["svg", "json", "swift"].contains(text)
    }

    /// The path of the picture of a style in a file, which becomes the only file of a folder.
    ///
    /// The parameter `show`, or `style`, names the root, which is the preferred one by default.
    private func file(
        of path: StylePath,
        parameters: inout [(name: String, value: String)],
        in folder: WatchedStyles,
        checker: SourceChecker,
        settings: FolderSettings
    ) throws(ProgramError) -> String {
        let names = parameters.filter { Self.rootParameters.contains($0.name) }.map(\.value)
        guard Set(names).count < 2 else {
            throw .usage("show and style name one root; here they name \(names.joined(separator: " and "))")
        }
        let end = parameters.last { $0.name == Self.fileParameter }?.value
        if path.isFolder { parameters.removeAll { $0.name == Self.fileParameter } }
        let file =
            path.isFolder
            ? try SourceFile(
                root: names.first,
                file: end,
                ofFolder: path.file,
                checker: checker,
                settings: settings
            )
            : try SourceFile(path.file, checker: checker)
        let source = file.source
        let styles = StyleFolder([StyleFolder.File(path: file.path, source: source)])
        for message in source.diagnostics + source.notes {
            Output.error(message.printed(in: source, at: file.path))
        }
        guard let preferred = source.styles.preferred else {
            throw .failure("\(file.path) has nothing that can be drawn")
        }
        let name = names.first ?? preferred.name
        let root = source.styles.root(named: name)
        if root == nil, let refusal = source.refusal(named: name) {
            for message in refusal.diagnostics {
                Output.error(message.printed(in: source, at: file.path))
            }
            throw .failure("\(name) cannot be drawn")
        }
        guard let root else {
            let names = source.styles.map(\.name).joined(separator: ", ")
            throw .failure("\(file.path) shows no “\(name)”; it shows \(names)")
        }
        parameters.removeAll { Self.rootParameters.contains($0.name) }
        folder.publish(styles)
        let format = path.output.split(separator: "/").last?.contains(".") == true ? "" : "." + fileExtension
        return "custom/\(root.name.percentEncoded)\(path.output)\(format)"
    }
}
