import ButtonRendering

/// Lists the styles, one per line.
enum StylesCommand {
    static func run() throws(ProgramError) {
        let names = Catalog.standard.entries.map(\.description)
        let width = names.map(\.count).max() ?? 0
        for (name, entry) in zip(names, Catalog.standard.entries) {
            let gap = String(repeating: " ", count: width - name.count + 2)
            try Output.line(name + gap + entry.summary)
        }
    }
}
