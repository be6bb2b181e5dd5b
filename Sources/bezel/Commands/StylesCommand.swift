import ButtonStyles

/// Lists the styles, a line each.
enum StylesCommand {
    static func run() {
        let names = Catalog.entries.map { "\($0.framework.rawValue)/\($0.name)" }
        let width = names.map(\.count).max() ?? 0
        for (name, entry) in zip(names, Catalog.entries) {
            let gap = String(repeating: " ", count: width - name.count + 2)
            Output.line(name + gap + entry.summary)
        }
    }
}
