import CustomStyles
import ProjectResources
import ResourceFiles
import StyleSyntax

extension SourceResources {
    /// The messages about images of a source that are PDFs and are not drawn, each at its first place.
    func messagesAboutDocuments(
        in source: CustomSource,
        isProgramInstalled: Bool = DocumentProgram.installed != nil
    ) -> [Diagnostic] {
        let names = Set(
            tree.paths.filter { $0.lowercased().hasSuffix(".pdf") && drawnDocuments[$0] == nil }
                .map { $0.nameOfImage }
        )
        guard !names.isEmpty else { return [] }
        var seen: Set<String> = []
        return source.standIns.compactMap { standIn in
            // The name of an image follows that of its type, and those of folders.
            let name = standIn.name.drop { $0 != "." }.dropFirst().split(separator: "/").last.map(String.init)
            guard let name, names.contains(name), seen.insert(name).inserted else { return nil }
            return Diagnostic(
                .warning,
                at: standIn.place,
                in: source.text,
                message: "the image '\(name)' is a PDF, which is not drawn; a rectangle takes its place",
                remedy: isProgramInstalled ? nil : "Install poppler-utils, whose pdftocairo draws PDFs"
            )
        }
    }
}

extension String {
    /// The name of the image of a file: that of its set, or of the file by itself.
    fileprivate var nameOfImage: String {
        let parts = split(separator: "/")
        let set = parts.dropLast().last { $0.hasSuffix(".imageset") }
        return String((set ?? parts.last ?? "").prefix { $0 != "." })
    }
}
