/// A message about a place in a source.
package struct Diagnostic: Error, Hashable, Sendable {
    package let severity: Severity
    package let place: SourcePlace
    /// The problem, in the words of the Swift compiler: one line without a full stop.
    package let message: String
    /// The line of the source, without its end.
    package let line: String
    /// The solution of the problem, if it is known: one line without a full stop.
    package let remedy: String?

    /// Creates a message about a place in a source.
    package init(
        _ severity: Severity,
        at place: SourcePlace,
        in source: SourceText,
        message: String,
        remedy: String? = nil
    ) {
        self.severity = severity
        self.place = place
        self.message = message
        self.line = source.line(of: place)
        self.remedy = remedy
    }

    /// Creates a message about a place, with the line of its source.
    package init(_ severity: Severity, at place: SourcePlace, message: String, line: String, remedy: String?)
    {
        self.severity = severity
        self.place = place
        self.message = message
        self.line = line
        self.remedy = remedy
    }

    /// The same message about something that is not needed.
    package var asWarning: Diagnostic {
        Diagnostic(.warning, at: place, message: message, line: line, remedy: remedy)
    }

    /// The severity of a message.
    package enum Severity: String, Hashable, Sendable, CaseIterable {
        /// The source cannot be used.
        case error
        /// The source can be used, perhaps with another result than expected.
        case warning
        /// An explanation.
        case note
    }
}
