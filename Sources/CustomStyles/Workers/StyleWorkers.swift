package import ProjectResources
package import StyleSyntax

/// Checks and draws sources of users' own.
///
/// The caller keeps values only; the source is run by the workers. `check` and `draw` wait until a worker has done
/// the job, so they are called on a thread that may wait.
package protocol StyleWorkers: Sendable {
    /// Checks what a parser says about a source, and measures its styles.
    func check(_ source: ParsedText, for client: WorkClient) throws(StyleWorkError) -> CustomSource

    /// Draws a button of a style whose source was checked.
    func draw(_ drawing: StyleDrawing, for client: WorkClient) throws(StyleWorkError) -> DrawnStyle

    /// Begins a drawing if a worker is free that can do it at once, and waits for it no longer than a moment.
    func begin(_ drawing: StyleDrawing) -> (any BegunDrawing)?
}

extension StyleWorkers {
    package func begin(_ drawing: StyleDrawing) -> (any BegunDrawing)? { nil }
}

/// The client of a worker's job.
package struct WorkClient: Sendable {
    /// A number that tells clients apart, though two may have the same; `nil` for those that no limit applies to.
    package let id: Int?
    /// Whether somebody still waits for the result.
    package let isWaiting: @Sendable () -> Bool
    /// Receives the processor time that the job has taken, in microseconds.
    package let charge: @Sendable (Int) -> Void

    package init(
        id: Int? = nil,
        isWaiting: @escaping @Sendable () -> Bool = { true },
        charge: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        self.id = id
        self.isWaiting = isWaiting
        self.charge = charge
    }
}

/// Why a job has no result.
package enum StyleWorkError: Error, Hashable, Sendable {
    /// The job takes more processor time than it may, in milliseconds.
    case tooSlow(limit: Int)
    /// The job takes more memory than a worker may, in MiB.
    case tooLarge(limit: Int)
    /// The job ended its worker, or made it answer nonsense.
    case crashed
    /// No worker can be started, or none becomes free.
    case unavailable
    /// The source cannot be parsed again, which a new worker needs.
    case parserUnavailable
    /// Nobody waits for the result any more.
    case abandoned
}

extension StyleWorkError {
    /// Whether the job has taken more than it may, which it would again.
    package var isExcess: Bool {
        switch self {
        case .tooSlow, .tooLarge: true
        case .crashed, .unavailable, .parserUnavailable, .abandoned: false
        }
    }

    /// The message about a source whose check has no result; `nil` if that says nothing about the source.
    package var messageOfCheck: String? {
        switch self {
        case .tooSlow(let limit): "checking the source takes more than \(limit) ms of processor time"
        case .tooLarge(let limit): "checking the source takes more than \(limit) MiB"
        case .crashed: "the source ends the process that checks it"
        case .unavailable, .parserUnavailable, .abandoned: nil
        }
    }
}

/// A source with what a parser says about each of its files, as bytes.
package struct ParsedText: Sendable {
    package let text: SourceText
    /// The hash of the bytes of the source.
    package let hash: String
    /// The bytes that `ParsedSource` reads, by file.
    package let programs: [[UInt8]]
    /// The resources that the source names; `nil` if it is of no project.
    package let resources: SourceResources?

    package init(
        _ text: SourceText,
        hash: String,
        programs: [[UInt8]],
        resources: SourceResources? = nil
    ) {
        self.text = text
        self.hash = hash
        self.programs = programs
        self.resources = resources
    }

    package init(_ text: SourceText, hash: String, program: [UInt8]) {
        self.init(text, hash: hash, programs: [program])
    }
}
