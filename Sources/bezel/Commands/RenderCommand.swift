import ButtonAPI
import CustomStyles
import HTTP

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
        var parameters: [(name: String, value: String)] = []
        while let argument = try arguments.takePositional() {
            guard let equals = argument.firstIndex(of: "=") else {
                throw .usage("“\(argument)” is not a parameter; a parameter is written as title=Buy")
            }
            guard !argument.hasPrefix("errors=") else {
                throw .usage("render has no parameter errors; it prints errors to standard error")
            }
            let value = String(argument[argument.index(after: equals)...])
            parameters.append((name: String(argument[..<equals]), value: value))
        }
        self.parameters = parameters
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
            let checker = SourceChecker(configuration, drawsPixels: drawsPixels(path))
            workers = checker.workers
            file = try self.file(of: path, &parameters, folder, checker)
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
            budget: budget
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

    /// Whether the output of a style in a file is one of pixels.
    private func drawsPixels(_ path: StylePath) -> Bool {
        let name = path.output.split(separator: "/").last ?? ""
        let text =
            name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? fileExtension
        return !["svg", "json", "swift"].contains(text)
    }

    /// The path of the picture of a style in a file, which becomes the only file of a folder.
    ///
    /// The parameter `style` names the style, which is the first one by default.
    private func file(
        of path: StylePath,
        _ parameters: inout [(name: String, value: String)],
        _ folder: WatchedStyles,
        _ checker: SourceChecker
    ) throws(ProgramError) -> String {
        let source = try SourceFile(path.file, checker: checker).source
        let styles = StyleFolder([StyleFolder.File(path: path.file, source: source)])
        for message in source.diagnostics + source.notes { Output.error(message.printed(file: path.file)) }
        let names = source.styles.map(\.name)
        guard let first = names.first else { throw .failure("\(path.file) has no style that can be drawn") }
        let name = parameters.last { $0.name == "style" }?.value ?? first
        if let refusal = source.refusal(named: name), !names.contains(name) {
            for message in refusal.diagnostics { Output.error(message.printed(file: path.file)) }
            throw .failure("\(name) cannot be drawn")
        }
        guard names.contains(name) else {
            throw .failure(
                "\(path.file) declares no style “\(name)”; it declares \(names.joined(separator: ", "))"
            )
        }
        parameters.removeAll { $0.name == "style" }
        folder.publish(styles)
        let end = path.output.split(separator: "/").last?.contains(".") == true ? "" : "." + fileExtension
        return "custom/\(name.percentEncoded)\(path.output)\(end)"
    }
}
