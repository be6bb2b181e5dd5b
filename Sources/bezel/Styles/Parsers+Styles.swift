import ParserProcess

extension Parsers {
    /// The processes of the parser at a path, by default of the one that is installed beside this program.
    static func installed(at path: String? = nil) -> Parsers {
        Parsers(path: path ?? ParserProgram.besideExecutable() ?? ParserProgram.name)
    }
}
