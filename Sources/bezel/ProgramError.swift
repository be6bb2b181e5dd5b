/// An error that ends the program.
struct ProgramError: Error {
    /// The message on standard error, on one line.
    let message: String
    /// The exit status.
    let status: Int32

    /// An error of the command line or the environment.
    static func usage(_ message: String) -> ProgramError {
        ProgramError(message: message, status: 2)
    }

    /// An error of the command itself.
    static func failure(_ message: String) -> ProgramError {
        ProgramError(message: message, status: 1)
    }
}
