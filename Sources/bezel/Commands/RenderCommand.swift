import ButtonAPI
import Glibc
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
            throw .usage("render needs a style, such as swiftui/bordered; bezel styles lists them")
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
        let service = configuration.makeService(
            fonts: try configuration.openFonts(budget: budget),
            files: [],
            publicURL: nil,
            budget: budget
        )
        // Only the slash between framework and style is a separator; others are part of a name.
        let path = style.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            .map { String($0).percentEncoded }
            .joined(separator: "/")
        // No style has a point in its name, so a point begins the extension of the file.
        let file = style.contains(".") ? path : path + "." + fileExtension
        var target = Array("/v1/\(file)?errors=status".utf8)
        for (name, value) in parameters {
            target += Array("&\(name.percentEncoded)=\(value.percentEncoded)".utf8)
        }
        let response = service.respond(to: Request(target: target), with: service.makeWorker(oneOf: 1))
        guard response.status == .ok else {
            throw .failure(ButtonService.detail(of: response) ?? response.status.reason)
        }
        guard let output, output != "-" else {
            try Output.standard(response.body)
            return
        }
        let descriptor = open(output, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0,
            Output.write(response.body, to: descriptor) == response.body.count,
            close(descriptor) == 0
        else {
            throw .failure("cannot write \(output): \(String(cString: strerror(errno)))")
        }
    }
}
