import StyleRuntime
import StyleSyntax

/// The messages about one declaration, and what replaces the names in it that are not in the source.
struct DeclarationMessages {
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var standIns: [StandIn] = []

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    mutating func add<Value>(_ attempt: Checker.Attempt<Value>) {
        diagnostics += attempt.diagnostics
        standIns += attempt.standIns
    }

    mutating func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    mutating func add(_ standIn: StandIn) {
        standIns.append(standIn)
    }

    static func += (first: inout DeclarationMessages, second: DeclarationMessages) {
        first.diagnostics += second.diagnostics
        first.standIns += second.standIns
    }
}
