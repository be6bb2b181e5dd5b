import StyleSyntax

extension Diagnostic {
    /// A message about a place in a source; a name that is suggested takes the place of the remedy.
    init(
        _ severity: Severity,
        _ message: CheckMessage,
        at place: SourcePlace,
        in source: SourceText,
        suggestion: String? = nil
    ) {
        self.init(
            severity,
            at: place,
            in: source,
            message: message.text,
            remedy: suggestion.map { "did you mean '\($0)'?" } ?? message.remedy
        )
    }
}
