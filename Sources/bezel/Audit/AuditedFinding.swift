import ButtonRendering
import JSONReading

/// A finding of the service about one root, as `findings.json` lists it.
struct AuditedFinding: Equatable, Sendable {
    /// An element of the picture, as `.json` lists it.
    struct Element: Equatable, Sendable {
        let number: Int?
        /// Its path in the tree of views, as one word.
        let id: String?
        let kind: String?
        let label: String?
    }

    /// A place in a source; lines and columns begin at 1, and a column counts bytes.
    struct Place: Equatable, Sendable {
        let line: Int
        let column: Int
        /// The code there; `nil` if the finding does not say it.
        var what: String?
        /// The path of the file; `nil` for that of the root.
        var file: String?
    }

    let rule: FindingRule
    let severity: Finding.Severity
    let certainty: Finding.Certainty
    /// The name of the root in its file.
    let root: String
    /// The path of its file in the audited folder; `nil` for a style of the catalog.
    let file: String?
    /// The conditions as names and values, the first condition first.
    let conditions: [[Condition]]
    /// `nil` if it is about all of the root.
    let element: Element?
    let measured: Double?
    let limit: Double?
    let unit: String?
    let foreground: String?
    let background: String?
    /// The place that decides, as the service says it.
    let place: Place?
    /// The place of the finding, or else of its root; `nil` for a style of the catalog.
    let location: SourceLocation?
    /// One sentence.
    let help: String
    /// The cause of a value that is not known.
    let reason: String?
    /// Whether the contrast is enough where the user has asked for more; `nil` if it is not about contrast.
    let passesIncreased: Bool?
    /// Whether all of its colors are Apple's own.
    let isOfSystem: Bool
    /// The finding as the service wrote it, with the file and the root that the command knows.
    let json: JSONValue

    /// A part of a condition, such as the state.
    struct Condition: Equatable, Sendable {
        let name: String
        let value: String
    }

    /// Whether the finding has a value, so that it can make an audit fail.
    var isMeasured: Bool { certainty != .notMeasured }
}
