import Graphics

extension ViewGraph {
    /// Makes the views that appear start in the frames of those of the same geometry that disappear in the update, and
    /// lets these move with them.
    ///
    /// Layout is never animated: a view is placed twice, and its leaves move from one place to the other.
    func moveMatchedViews(from old: Node, to new: Node) {
        let before = old.matchedViews
        let present = new.matchedViews
        let inserted = present.filter { previousNodes[$0.identity] == nil }
        for view in inserted {
            guard let origin = before.origin(of: view.geometry.key, among: present) else { continue }
            view.copied(in: origin.contentFrame(at: time), with: Transaction())?.register(in: self)
        }
        new.forEachNode { node in
            guard let leaving = node as? LeavingNode, previousNodes[leaving.identity] !== leaving else {
                return
            }
            for view in leaving.child.matchedViews {
                guard let target = present.target(of: view.geometry.key, inserted: inserted),
                    let copy = view.copied(in: target.contentFrame, with: leaving.removal)
                else { continue }
                copy.resumeTree(in: self)
                leaving.movedViews.append(copy)
            }
        }
    }

    /// Lowers views once more in the state of the update, without any effect on the graph.
    func evaluateAgain<Result>(within views: [ViewIdentity], _ body: () -> Result) -> Result {
        let kept = (previousValues, previousNodes, pendingActions, scheduledActions)
        defer { (previousValues, previousNodes, pendingActions, scheduledActions) = kept }
        previousNodes = [:]
        return withoutRecordingAnimations {
            state.update(reading: state.stored) { state.enter(within: views, body: body) }
        }
    }
}

extension [MatchedGeometryNode] {
    /// The view of a geometry that is no longer there, or no longer the source: the source, if there was one.
    fileprivate func origin(of key: MatchedGeometry.Key, among present: Self) -> MatchedGeometryNode? {
        let gone = filter { view in
            guard view.geometry.key == key else { return false }
            guard let now = present.first(where: { $0.identity == view.identity }) else { return true }
            return view.geometry.isSource && !now.geometry.isSource
        }
        return gone.first(where: \.geometry.isSource) ?? gone.first
    }

    /// The view whose frame a disappearing one takes: the source, or else one that appears.
    fileprivate func target(of key: MatchedGeometry.Key, inserted: Self) -> MatchedGeometryNode? {
        first { $0.geometry.key == key && $0.geometry.isSource } ?? inserted.first { $0.geometry.key == key }
    }
}
