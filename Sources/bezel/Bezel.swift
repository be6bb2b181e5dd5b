import Glibc

/// The program: parses the command line, runs the command and prints its error.
@main
enum Bezel {
    static let version = "0.1.0"

    static func main() {
        do throws(ProgramError) {
            try Command(CommandLine.arguments.dropFirst()).run()
        } catch {
            Output.error("bezel: \(error.message)")
            exit(error.status)
        }
    }
}
