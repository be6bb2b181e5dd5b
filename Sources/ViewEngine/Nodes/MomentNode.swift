import Graphics

/// A node whose content depends on the time at which it is drawn.
///
/// Its child is the content at the time of the update, which is laid out and touched. The content at another time is
/// evaluated when it is drawn, in the state of the update, within the frame of the child.
class MomentNode: UnaryNode {
    private let graph: ViewGraph
    private let makeContent: (Double, ViewInputs) -> Node
    /// Those of the node, without an animation: the content of another time does not change, it is evaluated again.
    private let laterInputs: ViewInputs
    /// The time of the update in seconds.
    private let time: Double
    private var proposal = ProposedViewSize.unspecified
    private var moment: ViewGraph.Moment?

    /// Creates a node whose content a closure makes for a time in seconds, with inputs of the node.
    init(inputs: ViewInputs, makeContent: @escaping (Double, ViewInputs) -> Node) {
        graph = inputs.graph
        time = inputs.graph.time
        self.makeContent = makeContent
        var laterInputs = inputs
        laterInputs.transaction = Transaction()
        self.laterInputs = laterInputs
        super.init(around: makeContent(inputs.graph.time, inputs), inputs: inputs)
    }

    /// The end of the changes of the content.
    var contentSettling: Settling { .always }

    override var settling: Settling { contentSettling }

    override func placeContent(_ proposal: ProposedViewSize) {
        super.placeContent(proposal)
        self.proposal = proposal
        moment = graph.moment
    }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        (content(at: options.time) ?? child).render(with: options, into: &items)
    }

    /// Registers what is visible at the time of the next update, from which that continues.
    override func register(in graph: ViewGraph) {
        let visible = content(at: graph.time) ?? child
        graph.previousNodes[identity] = self
        visible.register(in: graph)
    }

    /// The content at another time than that of the update; `nil` if it is the child.
    private func content(at time: Double) -> Node? {
        let settling = contentSettling
        let time = settling.remainder == .rest ? max(min(time, settling.time), self.time) : time
        // The frames of mirrored trees are mirrored after the layout, which content at another time does not take part in.
        guard let moment, time.isFinite, time != self.time, !graph.mirrorsLayout else { return nil }
        return graph.evaluate(at: time, in: moment) {
            child.register(in: graph)
            let content = makeContent(time, laterInputs)
            content.place(in: frame, alignment: .center, proposal: proposal)
            content.resumeTree(in: graph)
            return content
        }
    }
}

extension ViewGraph {
    /// The values of the views after an update.
    struct Moment {
        fileprivate let state: StateStorage.Values
        fileprivate let previousValues: PreviousValues
    }

    var moment: Moment { Moment(state: state.stored, previousValues: previousValues) }

    /// Evaluates a part of the tree again for another time, without any effect on the graph.
    fileprivate func evaluate<Result>(at time: Double, in moment: Moment, _ body: () -> Result) -> Result {
        let kept = (self.time, previousValues, previousNodes, pendingActions, scheduledActions)
        defer { (self.time, previousValues, previousNodes, pendingActions, scheduledActions) = kept }
        self.time = time
        previousValues = moment.previousValues
        previousValues.beginUpdate()
        previousNodes = [:]
        return withoutRecordingAnimations { state.update(reading: moment.state, body) }
    }
}
