import Glibc

/// The program: finds the command, runs it, and says what went wrong.
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
