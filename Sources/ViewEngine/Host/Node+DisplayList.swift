import Graphics

extension Node {
    /// The display list of a tree.
    func displayList(with options: RenderOptions) -> DisplayList {
        var items: [DisplayItem] = []
        // Enough for most buttons: an array grows by doubling.
        items.reserveCapacity(4)
        render(with: options, into: &items)
        if let evaluation = BodyEvaluation.current {
            let count = items.drawingCount(partsOfOne: TreeLimits.partsOfOne)
            if count > TreeLimits.drawings {
                evaluation.fail(TreeExcess.drawings(count))
                // Nothing writes the items or follows their changes.
                items = []
            }
        }
        return DisplayList(size: frame.size, items: items.composited)
    }
}
