import CustomStyles
import Synchronization

/// A drawing that a process has begun, whose place stays reserved until somebody has the result.
final class ProcessDrawing: BegunDrawing {
    let drawing: StyleDrawing
    let isComplete: Bool
    private let processes: StyleWorkerProcesses
    private let place: Int
    private let state: Mutex<State>

    enum State {
        case complete(DrawnStyle)
        /// The rest of the transfer with the process at the place.
        case underWay(MessageTransfer)
        case finished
    }

    init(_ drawing: StyleDrawing, by processes: StyleWorkerProcesses, at place: Int, _ state: State) {
        self.drawing = drawing
        self.processes = processes
        self.place = place
        isComplete = if case .complete = state { true } else { false }
        self.state = Mutex(state)
    }

    deinit {
        if case .underWay = takeState() { processes.abandon(at: place) }
    }

    private func takeState() -> State {
        state.withLock { state in
            defer { state = .finished }
            return state
        }
    }

    func finish(for client: WorkClient) throws(StyleWorkError) -> DrawnStyle {
        switch takeState() {
        case .complete(let style): return style
        case .underWay(let transfer):
            return try processes.finish(drawing, transfer: transfer, at: place, for: client)
        case .finished: throw .unavailable
        }
    }
}
