import ButtonAPI
import Glibc
import HTTP

/// Draws one picture, or writes the code of a button, read and answered as over HTTP.
struct RenderCommand {
    private let style: String
    private let parameters: [(name: String, value: String)]
    private let output: String?

    init(_ arguments: inout Arguments) throws(ProgramError) {
        let long = try arguments.takeValue("--output")
        let short = try arguments.takeValue("-o")
        output = short ?? long
        guard let style = try arguments.takeWord() else {
            throw .usage("render wants a style, as swiftui/bordered; bezel styles lists them")
        }
        self.style = style
        var parameters: [(name: String, value: String)] = []
        while let word = try arguments.takeWord() {
            guard let equals = word.firstIndex(of: "=") else {
                throw .usage("“\(word)” is no parameter; it is like title=Buy")
            }
            guard !word.hasPrefix("errors=") else { throw .usage("render has no errors=; it says them here") }
            parameters.append((String(word[..<equals]), String(word[word.index(after: equals)...])))
        }
        self.parameters = parameters
    }

    func run(_ configuration: Configuration) throws(ProgramError) {
        let service = configuration.makeService(fonts: try configuration.openFonts(), files: [])
        // The slash between framework and style is the only one that means something.
        let path = style.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            .map { String($0).percentEncoded }
            .joined(separator: "/")
        // No style has a point in its name: what follows one says what is wanted.
        let file = style.contains(".") ? path : path + ".svg"
        var target = Array("/v1/\(file)?errors=status".utf8)
        for (name, value) in parameters {
            target += Array("&\(name.percentEncoded)=\(value.percentEncoded)".utf8)
        }
        let response = service.respond(to: Request(target: target), with: service.makeWorker())
        guard response.status == .ok else {
            throw .failure(ButtonService.detail(of: response) ?? response.status.reason)
        }
        guard let output, output != "-" else {
            try Output.standard(response.body)
            return
        }
        let descriptor = open(output, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0, Output.write(response.body, to: descriptor), close(descriptor) == 0 else {
            throw .failure("cannot write \(output): \(String(cString: strerror(errno)))")
        }
    }
}
