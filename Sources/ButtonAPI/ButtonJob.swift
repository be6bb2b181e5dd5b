import ButtonRendering
package import HTTP
import ViewEngine

/// The work that leads to a response, after its request was planned.
package struct ButtonJob: ResponderJob {
    enum Work: Sendable {
        case picture(TitledQuery, ResponseKey, EntityTag)
        case document(Document, ContentCoding)
        case errorPicture(Problem)
    }

    /// Identifies the response to a job.
    package struct Key: Hashable, Sendable {
        let response: ResponseKey
        /// Drawing may find that the query is invalid.
        let errorForm: ErrorForm
    }

    let work: Work
    let request: Request

    package var key: Key? {
        guard case .picture(_, let key, _) = work else { return nil }
        return Key(response: key, errorForm: ErrorForm(request))
    }

    package var price: Price {
        switch work {
        case .picture(let query, _, _): query.template.query.price
        case .document: .document
        case .errorPicture: .still
        }
    }

    package var lane: Lane { .drawing }
}

/// The numbers are those of `make bench` on the machine that docs/performance.md names, rounded up; what matters is
/// their ratio.
extension Price {
    /// A still picture of a button that was not resolved before.
    static let still = Price(microseconds: 30)
    /// A recording of an interaction.
    static let recording = Price(microseconds: 100)
    /// A moment of a recording, for each second of it at sixty a second.
    static let recordedSecond = Price(microseconds: 250)
    /// The catalog, or a file of the page, compressed.
    static let document = Price(microseconds: 5_000)
}

extension ButtonQuery {
    /// An estimate of the time that the response takes one core.
    var price: Price {
        let interaction = request.interaction
        let duration = interaction.duration ?? (interaction.events.last?.time ?? 0) + 1
        let recording = Price.recording + duration * .recordedSecond
        let picture = request.isMoment ? recording : .still
        return switch output {
        case .still, .code: picture
        // The button is resolved again for each value of each dependency.
        case .resolved: 40 * picture
        case .frame, .frames: recording
        // Each moment is drawn several times, until its keyframes are exact.
        case .timeline, .animation: Price.recording + 4 * duration * .recordedSecond
        // The cells are not counted yet: as many as a sheet may have.
        case .sheet, .cells: Double(SheetMeasure.cells.limit) * picture
        }
    }
}
