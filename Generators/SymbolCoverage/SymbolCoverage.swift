import Glibc
import Graphics
import TextShaping

/// Counts the SF symbols that are drawn, among names of the standard input.
///
/// A line is a name, or the number of its uses and the name, as `sort | uniq -c` writes them. The options:
///
/// - `--missing` lists the names without a drawing, with their uses, instead;
/// - `--composable` lists the names that have a drawing or whose words tell one, for `SymbolTable+Composed.swift`;
/// - `--sheet` writes all that are drawn or whose words tell a drawing on one sheet, as SVG.
@main struct SymbolCoverage {
    static func main() throws {
        let library = try FontLibrary(.installed)
        let counts = NameCounts(lines: AnyIterator { readLine() })
        let font = FontDescriptor(size: 17)
        switch CommandLine.arguments.dropFirst().first {
        case nil: print(counts.report { library.symbol(named: $0, font: font) != nil })
        case "--missing":
            for name in counts.names where library.symbol(named: name, font: font) == nil {
                print(counts.uses[name] ?? 0, name)
            }
        case "--composable":
            for name in counts.names.sorted() where library.composedSymbol(named: name, font: font) != nil {
                print(name)
            }
        case "--sheet":
            let size = FontDescriptor(size: 28)
            print(
                ContactSheet(
                    symbols: counts.names.compactMap { name in
                        library.composedSymbol(named: name, font: size).map { (name, $0) }
                    }
                ).svg
            )
        default:
            print("usage: SymbolCoverage [--missing | --composable | --sheet] < NAMES")
            exit(2)
        }
    }
}
