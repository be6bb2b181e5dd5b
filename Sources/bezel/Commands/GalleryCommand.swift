import ButtonAPI
import CustomStyles
import Glibc
import HTTP
import StyleSyntax

/// Writes a sheet of every root of a folder, or a picture of one that is too long, with an index as Markdown and as HTML.
struct GalleryCommand {
    private let folder: String
    private let output: String

    init(_ arguments: inout Arguments) throws(ProgramError) {
        let long = try arguments.takeValue("--output")
        let short = try arguments.takeValue("-o")
        guard let output = short ?? long else {
            throw .usage("gallery needs a folder for its files, as in: bezel gallery Sources -o docs/buttons")
        }
        self.output = output
        guard let folder = try arguments.takePositional() else {
            throw .usage("gallery needs a folder of Swift")
        }
        self.folder = folder
    }

    func run(_ configuration: Configuration) throws(ProgramError) {
        guard SourceFile.isFolder(folder) else { throw .failure("\(folder) is no folder") }
        let budget = configuration.makeBudget()
        let fonts = try configuration.openFonts(budget: budget)
        let checker = SourceChecker(configuration)
        var reader = ProjectReader(
            folder: folder,
            checker: checker,
            settings: configuration.folderSettings
        )
        let styles = try reader.read()?.styles ?? StyleFolder([])
        let watched = WatchedStyles()
        watched.publish(styles)
        let service = configuration.makeService(
            fonts: fonts,
            files: [],
            folder: watched,
            publicURL: nil,
            workers: checker.workers,
            budget: budget,
            isOfCommand: true
        )
        let worker = service.makeWorker(oneOf: 1)
        try Output.makeFolder(output)

        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        for message in styles.messages(of: Set(styles.files.map(\.path)), in: prefix) {
            Output.error(message)
        }
        var failures = styles.files.filter { !$0.source.isValid || !$0.source.refusals.isEmpty }.map(\.path)
        var items: [GalleryIndex.Item] = []
        for (name, file, style) in styles.shown {
            func drawn(as output: String) -> Response {
                let target = "/v1/custom/\(name.percentEncoded)\(output)?errors=status"
                return service.respond(to: Request(target: Array(target.utf8)), with: worker)
            }
            var axes = style.content == nil ? "states × colorScheme" : "states"
            var response = drawn(as: "/states.svg")
            if response.status == .badRequest {
                // The sheet of a long view exceeds a limit that a picture of it does not.
                response = drawn(as: ".svg")
                axes = "normal"
            }
            guard response.status == .ok else {
                let detail = ButtonService.detail(of: response) ?? response.status.reason
                Output.error("\(prefix)\(file.path): \(style.name) is not drawn: \(detail)".withoutControls)
                failures.append(file.path)
                continue
            }
            let item = GalleryIndex.Item(
                name: style.displayName ?? style.name,
                axes: axes,
                place: "\(file.path):\(style.place.line)",
                picture: GalleryIndex.fileName(of: style.name, among: items)
            )
            try Output.write(response.body, toFile: output + "/" + item.picture)
            items.append(item)
        }
        let index = GalleryIndex(items)
        try Output.write(Array(index.markdown.utf8), toFile: output + "/index.md")
        try Output.write(Array(index.html.utf8), toFile: output + "/index.html")
        Output.error("\(items.count) \(items.count == 1 ? "root" : "roots") in \(output)/index.html")
        guard failures.isEmpty else {
            let count = Set(failures).count
            throw .failure("\(count) \(count == 1 ? "file has" : "files have") errors")
        }
    }
}
