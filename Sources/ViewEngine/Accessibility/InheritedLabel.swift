/// The label of a view around others, which is that of each of them, unless an element that contains them has it itself.
struct InheritedLabel {
    let text: String
    private let containers: Int

    /// The label that a node gives the views inside, or else the one that it inherits.
    init?(of node: Node, inheriting outer: InheritedLabel?) {
        let containers = node.environment.accessibilityFacts.containers
        if let text = node.accessibilityLabel {
            (self.text, self.containers) = (text, containers)
        } else if let outer, outer.containers == containers {
            self = outer
        } else {
            return nil
        }
    }
}
