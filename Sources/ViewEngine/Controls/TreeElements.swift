package import Graphics

/// The views and the controls that the items of a picture belong to.
package struct TreeElements {
    /// The view that draws an item.
    package struct Origin {
        /// The identity that all items of the view have in common.
        package let view: DisplayItemID
        /// Whether the view is drawn by itself and contains no other one.
        package let isLeaf: Bool
        /// The text that an assistive program says; `nil` for nothing.
        package let label: String?
        package let isEnabled: Bool
        /// Whether assistive programs skip the view.
        package let isHidden: Bool
        /// The way in which a text fits its room; `nil` for any other view.
        package let fit: TextFit?
        /// The places in the source of the view; `nil` for a view that is compiled.
        package let places: SourcePlaces?
    }

    /// A control, and the items that it is drawn by.
    package struct Control {
        package let id: DisplayItemID
        /// The text that an assistive program says; empty if the control has none.
        package let label: String
        /// The frame in the coordinates of the whole tree, in points.
        package let frame: CGRect
        /// The frame of what receives a touch on the middle of the control; `nil` if a touch has no effect.
        package let touchFrame: CGRect?
        /// The box of the points around the middle that receive such a touch, which a content shape makes smaller or larger
        /// than the frame; `nil` likewise.
        package let reach: CGRect?
        package let isEnabled: Bool
        package let places: SourcePlaces?
        package let items: Set<DisplayItemID>
        package let description: Description
    }

    /// The facts that assistive programs and layouts know of a control.
    package struct Description {
        /// The kind; `nil` for the control of a style that is drawn by itself.
        package let kind: ControlTraits.Kind?
        /// Whether a tap triggers it.
        package let isTapped: Bool
        package let canBeSelected: Bool
        /// The label that a modifier around the control states; `nil` for one that follows from its content.
        package let statedLabel: String?
        /// Whether only names of symbols and pictures are its label.
        package let isNamedBySymbols: Bool
        package let facts: AccessibilityFacts
        /// The appearance of the system that it has; `nil` for one of the app.
        package let systemAppearance: SystemAppearance?
    }

    /// The origins of the items that a view draws by itself.
    package private(set) var origins: [DisplayItemID: Origin] = [:]
    /// In the order of the tree.
    package private(set) var controls: [Control] = []

    /// Describes a tree at a time in seconds.
    fileprivate init(of root: Node, at time: Double) {
        let options = RenderOptions(time: time, includesHidden: true)
        addOrigins(of: root, label: nil, options)
        let observed = root.controls
        if observed.isEmpty {
            // Without observation, the control is that of the style.
            root.forEachNode { node in
                if node.isEventOrigin { controls = [Control(styled: node, in: root, options)] }
            }
        } else {
            controls = zip(observed, root.treeControls).map { Control($0, described: $1, in: root, options) }
        }
    }

    private mutating func addOrigins(of node: Node, label: InheritedLabel?, _ options: RenderOptions) {
        // The label of a control is not that of a view inside of it.
        let label = node is ControlNode ? nil : InheritedLabel(of: node, inheriting: label)
        var isLeaf = true
        node.forEachChild { child in
            isLeaf = false
            addOrigins(of: child, label: label, options)
        }
        let id = node.identity.item(0)
        let spoken = isLeaf ? label?.text ?? SpokenLabel(of: node).text : ""
        let origin = Origin(
            view: id,
            isLeaf: isLeaf,
            label: spoken.isEmpty ? nil : spoken,
            isEnabled: node.environment.isEnabled,
            isHidden: node.environment.accessibilityFacts.isHidden,
            fit: isLeaf ? node.textFit : nil,
            places: node.environment.sourcePlaces
        )
        // A modifier has the identity of the view that it changes where it draws nothing itself.
        origins[id] = origins[id] ?? origin
        guard isLeaf else { return }
        for item in node.items(with: options).allIDs { origins[item] = origin }
    }
}

extension ViewHost {
    /// The views and the controls of the tree after all animations have ended.
    package var elements: TreeElements { TreeElements(of: root, at: .infinity) }
}

extension Recording {
    /// The views and the controls of the tree at a time in seconds.
    package func elements(at time: Double) -> TreeElements { TreeElements(of: root(at: time), at: time) }
}

extension TreeElements.Control {
    fileprivate init(
        _ control: ObservedControlNodes,
        described: TreeControl,
        in root: Node,
        _ options: RenderOptions
    ) {
        id = control.first.control.item(0)
        label = described.label
        frame = described.frame
        touchFrame = described.touchFrame
        reach = described.touchFrame.map { root.reach(of: control.parts, in: $0) }
        description = TreeElements.Description(control, described)
        isEnabled = described.isEnabled
        places = control.first.environment.sourcePlaces
        items = Set(control.parts.flatMap { $0.items(with: options).allIDs })
    }

    fileprivate init(styled node: Node, in root: Node, _ options: RenderOptions) {
        id = node.identity.item(0)
        label = SpokenLabel(of: node).text
        frame = node.frame
        touchFrame = root.responders(at: node.frame.center).first?.frame
        reach = touchFrame.map { root.reach(of: [node], in: $0) }
        description = TreeElements.Description(styled: node)
        isEnabled = node.environment.isEnabled
        places = node.environment.sourcePlaces
        items = Set(node.items(with: options).allIDs)
    }
}

extension Node {
    fileprivate func items(with options: RenderOptions) -> [DisplayItem] {
        var items: [DisplayItem] = []
        render(with: options, into: &items)
        return items
    }
}

extension [DisplayItem] {
    /// The identities of the items and of those inside.
    fileprivate var allIDs: [DisplayItemID] {
        reduce(into: []) { ids, item in
            if item.id != .unknown { ids.append(item.id) }
            if case .group(_, let inside) = item.drawing { ids += inside.allIDs }
        }
    }
}
