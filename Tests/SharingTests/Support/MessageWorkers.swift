import ButtonAPI
import Caching
import CustomStyles
import Graphics
import StyleExecution
import StyleParser
import StyleSyntax
import Synchronization
import TestSupport

/// A worker in the process of the tests, which gets and gives messages only, as one in a process of its own does.
final class MessageWorkers: StyleWorkers {
    private struct State: ~Copyable {
        var worker: StyleWorker
        var requestCount = 0
    }

    private let state: Mutex<State>

    /// Changes each response, as a process would that hostile code has taken over.
    private let change: @Sendable (inout [UInt8]) -> Void

    /// The memory for sources in bytes.
    private let budget: Int

    init(budget: Int = 16 << 20, change: @escaping @Sendable (inout [UInt8]) -> Void = { _ in }) {
        state = Mutex(State(worker: Self.makeWorker(budget: budget)))
        self.budget = budget
        self.change = change
    }

    private static func makeWorker(budget: Int) -> sending StyleWorker {
        let service = ButtonService(
            ButtonService.Configuration(
                shaper: FixedWidthShaper(),
                symbols: SymbolNames(["star"]),
                rasters: DescribingRasterEncoder(),
                version: "test",
                budget: MemoryBudget(limit: 16 << 20)
            )
        )
        return StyleWorker(service, shaper: FixedWidthShaper(), budget: MemoryBudget(limit: budget))
    }

    /// Replaces the worker by one that has checked nothing.
    func restart() {
        state.withLock { $0.worker = Self.makeWorker(budget: budget) }
    }

    /// The number of requests.
    var requestCount: Int { state.withLock { $0.requestCount } }

    func check(_ source: ParsedText, for client: WorkClient) throws(StyleWorkError) -> CustomSource {
        try connection.check(source, for: client)
    }

    func draw(_ drawing: StyleDrawing, for client: WorkClient) throws(StyleWorkError) -> DrawnStyle {
        try connection.draw(drawing, for: client) { source in
            source.files.indices.map { SourceParser.parse(source.text(ofFile: $0)) }
        }
    }

    /// The outcome of a drawing that is begun.
    enum Beginning: Sendable {
        case impossible, slow, atOnce
    }

    private let beginning = Mutex(Beginning.impossible)

    func setBeginning(_ beginning: Beginning) { self.beginning.withLock { $0 = beginning } }

    func begin(_ drawing: StyleDrawing) -> (any BegunDrawing)? {
        switch beginning.withLock({ $0 }) {
        case .impossible: nil
        case .slow: Begun(drawing, by: self, isComplete: false)
        case .atOnce: Begun(drawing, by: self, isComplete: true)
        }
    }

    private final class Begun: BegunDrawing {
        let drawing: StyleDrawing
        let isComplete: Bool
        private let workers: MessageWorkers

        init(_ drawing: StyleDrawing, by workers: MessageWorkers, isComplete: Bool) {
            self.drawing = drawing
            self.workers = workers
            self.isComplete = isComplete
        }

        func finish(for client: WorkClient) throws(StyleWorkError) -> DrawnStyle {
            try workers.draw(drawing, for: client)
        }
    }

    private var connection: Connection { Connection(workers: self) }

    private struct Connection: WorkerConnection {
        let workers: MessageWorkers

        func response(
            to request: WorkerRequest,
            price: Int,
            for client: WorkClient
        ) throws(StyleWorkError) -> WorkerResponse {
            let message = request.message
            let response = workers.state.withLock { state -> [UInt8]? in
                state.requestCount += 1
                return state.worker.response(to: message)
            }
            guard var response else { throw .crashed }
            workers.change(&response)
            guard let read = try? WorkerResponse(message: response) else { throw .crashed }
            return read
        }
    }
}
