import CustomStyles
import StyleSyntax

extension StyleFolder {
    /// The messages about some of the files, as a compiler prints them: errors, warnings, and styles that are not shown.
    func messages(of paths: Set<String>, in folder: String = "") -> [String] {
        files.filter { paths.contains($0.path) }.flatMap { file in
            (file.source.allDiagnostics + file.source.failures).map {
                $0.printed(in: file.source, at: folder + file.path)
            }
        }
            + duplicates.filter { paths.contains($0.path) }
            .map { $0.diagnostic.printed(file: folder + $0.path) }
    }
}

extension CustomSource {
    /// The notes about what the source does not declare, each at the place where it is named first.
    var notes: [Diagnostic] {
        var parameters: Set<String> = []
        let first = standIns.sorted { $0.place.offset < $1.place.offset }
            .filter { parameters.insert($0.parameter).inserted }
        return first.map { standIn in
            standIn.isOfApple
                ? Diagnostic(
                    .warning,
                    at: standIn.place,
                    in: text,
                    message: standIn.type == "Void"
                        ? "Bezel does not support '\(standIn.name)', which has no effect"
                        : "Bezel does not support '\(standIn.name)'; \(withArticle(standIn.type)) stands in for it"
                )
                : Diagnostic(
                    .note,
                    at: standIn.place,
                    in: text,
                    message:
                        "'\(standIn.name)' is not declared here; \(withArticle(standIn.type)) stands in for it",
                    remedy: "set it with \(standIn.parameter)=…"
                )
        }
    }
}

/// A word after "a" or "an".
private func withArticle(_ word: String) -> String {
    let isVowel = word.first.map { "aeioAEIO".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") \(word)"
}

extension Diagnostic {
    /// The text for a terminal, with the file of the place: that of the source, or another one of its project.
    func printed(in source: CustomSource, at path: String) -> String {
        printed(file: source.path(of: place, ofSource: path))
    }

    /// The text for a terminal, which characters of the source do not control.
    func printed(file: String) -> String {
        text(file: file).withoutControls
    }
}

extension String {
    /// The text with question marks in place of control characters other than tabs and line feeds.
    var withoutControls: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
                    return isControl && scalar != "\t" && scalar != "\n" ? "?" : scalar
                }
            )
        )
    }
}
