/// Why the program ends without having done what it was asked for.
struct ProgramError: Error {
    /// One line for who started it.
    let message: String
    let status: Int32

    /// The command line or the environment is wrong.
    static func usage(_ message: String) -> ProgramError {
        ProgramError(message: message, status: 2)
    }

    /// What was asked for did not work.
    static func failure(_ message: String) -> ProgramError {
        ProgramError(message: message, status: 1)
    }
}
