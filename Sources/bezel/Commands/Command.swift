/// A command of the program, with its arguments.
enum Command {
    case serve(Configuration)
    case render(RenderCommand, Configuration)
    case list(ListCommand, Configuration)
    case check(CheckCommand, Configuration)
    case audit(AuditCommand, Configuration)
    case gallery(GalleryCommand, Configuration)
    case diff(DiffCommand, Configuration)
    case mcp(MCPCommand, Configuration)
    case initialize(InitCommand)
    case styles
    case work(WorkCommand)
    case health(url: String?, Configuration)
    case version
    case help

    init(_ arguments: ArraySlice<String>) throws(ProgramError) {
        var arguments = Arguments(arguments)
        if arguments.takeFlag("--help", "-h") {
            self = .help
            return
        }
        if arguments.takeFlag("--version") {
            self = .version
            return
        }
        let name = try arguments.takePositional() ?? "help"
        switch name {
        case "serve":
            self = .serve(try Configuration(&arguments, hasAddress: true))
        case "render":
            let configuration = try Configuration(&arguments, hasAddress: false)
            self = .render(try RenderCommand(&arguments), configuration)
        case "list":
            let configuration = try Configuration(&arguments, hasAddress: false)
            self = .list(try ListCommand(&arguments), configuration)
        case "check":
            let configuration = try Configuration(&arguments, hasAddress: false)
            self = .check(try CheckCommand(&arguments), configuration)
        case "audit":
            let options = try AuditOptions(&arguments)
            let configuration = try Configuration(&arguments, hasAddress: false)
            self = .audit(try AuditCommand(&arguments, options: options), configuration)
        case "gallery":
            let configuration = try Configuration(&arguments, hasAddress: false)
            self = .gallery(try GalleryCommand(&arguments), configuration)
        case "diff":
            let configuration = try Configuration(&arguments, hasAddress: false)
            self = .diff(try DiffCommand(&arguments), configuration)
        case "mcp":
            let command = try MCPCommand(&arguments)
            self = .mcp(command, try Configuration(&arguments, hasAddress: false))
        case "init":
            self = .initialize(try InitCommand(&arguments))
        case "styles":
            self = .styles
        case "health":
            let configuration = try Configuration(&arguments, hasAddress: true)
            self = .health(url: try arguments.takePositional(), configuration)
        case WorkCommand.name:
            self = .work(try WorkCommand(&arguments))
        case "version":
            self = .version
        case "help":
            self = .help
        default:
            throw .usage("unknown command “\(name)”; bezel --help lists the commands")
        }
        try arguments.requireEnd()
    }

    func run() throws(ProgramError) {
        switch self {
        case .serve(let configuration): try ServeCommand(configuration).run()
        case .render(let command, let configuration): try command.run(configuration)
        case .list(let command, let configuration): try command.run(configuration)
        case .check(let command, let configuration): try command.run(configuration)
        case .audit(let command, let configuration): try command.run(configuration)
        case .gallery(let command, let configuration): try command.run(configuration)
        case .diff(let command, let configuration): try command.run(configuration)
        case .mcp(let command, let configuration): try command.run(configuration)
        case .initialize(let command): try command.run()
        case .styles: try StylesCommand.run()
        case .health(let url, let configuration):
            try HealthCommand(url: url, configuration: configuration).run()
        case .work(let command): try command.run()
        case .version: try Output.line("bezel \(Bezel.version)")
        case .help: try Output.line(Usage.text)
        }
    }
}
