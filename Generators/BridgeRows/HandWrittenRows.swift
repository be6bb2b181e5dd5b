import StyleSyntax

/// The rows of the bridge that are written by hand, by what they are of.
struct HandWrittenRows {
    /// The types of the parameters of each row of a symbol.
    private var rows: [Row.Symbol: [[String]]] = [:]
    private var found: Set<RowReader.FoundRow> = []
    /// The modifiers of which a source may write anything, because no picture shows them.
    private let undrawn: Set<String>
    /// The protocols that have a row.
    private(set) var protocols = KnownProtocols()

    /// Reads the calls of the functions of `Bridge` that make rows, and the list of modifiers that nothing shows.
    init(in folder: SwiftFolder, names: TypeNames, undrawn list: SwiftFolder.File?) {
        undrawn = Set(list?.program.texts ?? [])
        for file in folder.files {
            let reader = RowReader(program: file.program, names: names)
            for row in reader.rows { rows[row.symbol, default: []].append(row.parameters) }
            found.formUnion(reader.rows)
            for (name, parents) in reader.protocols { protocols.add(name, refining: parents) }
        }
    }

    /// Whether a row takes the place of a generated one: it has the same name and labels, and no parameter whose type
    /// is another one that a generated row can have.
    func replaces(_ row: Row, _ types: BridgedTypes) -> Bool {
        if row.symbol.kind == .type, has(Row.Symbol(.alias, "", row.symbol.name)) { return true }
        return (rows[row.symbol] ?? []).contains { parameters in
            parameters.count != row.parameters.count
                || zip(parameters, row.parameters).allSatisfy { byHand, generated in
                    byHand.filter { $0 != "?" } == generated.filter { $0 != "?" } || !types.isStated(byHand)
                }
        }
    }

    /// Whether a row says what this one says.
    func has(_ row: RowReader.FoundRow) -> Bool { !row.body.isEmpty && found.contains(row) }

    func has(_ symbol: Row.Symbol) -> Bool { rows[symbol] != nil }

    /// Whether a modifier needs no row.
    func isUndrawn(_ modifier: String) -> Bool { undrawn.contains(modifier) }
}

extension StyleProgram {
    /// The texts of all literals.
    fileprivate var texts: [String] {
        allExpressions.compactMap {
            if case .string(let segments) = $0.kind, case .text(let text)? = segments.first {
                text
            } else {
                nil
            }
        }
    }
}
