/// The modules that the script of the page imports, directly or through others: a browser that knows them requests them
/// together with the script, rather than after it.
struct ModuleImports {
    /// In the order in which they are found.
    private(set) var paths: [String] = []

    /// The static imports of a script, of those that are among some files.
    ///
    /// Dynamic imports are for later.
    init(of script: StaticFile, among files: [StaticFile]) {
        let known = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        var rest = [script]
        while let file = rest.popLast() {
            let folder = file.path.prefix(through: file.path.lastIndex(of: "/") ?? file.path.startIndex)
            let text = String(decoding: file.content, as: UTF8.self)
            // As the bundler writes them; a text that looks the same names no file.
            for match in text.matches(of: #/\b(?:from|import) ?"\./([^"]+)"/#) {
                let path = "\(folder)\(match.1)"
                guard let imported = known[path], path != script.path, !paths.contains(path) else { continue }
                paths.append(path)
                rest.append(imported)
            }
        }
    }

    /// The elements of a page that have the browser request the modules.
    var markup: String {
        paths.map { "<link rel=\"modulepreload\" href=\"\($0.escapedForMarkup)\">\n  " }.joined()
    }
}
