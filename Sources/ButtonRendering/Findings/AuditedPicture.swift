import Graphics
import ViewEngine

/// The picture of a root in one condition, with its elements.
struct AuditedPicture {
    let condition: FindingCondition
    let size: CGSize
    /// The visible items.
    let items: [DisplayItem]
    let elements: [InspectedElement]
    /// The drawings of each control by its identity, without what is around it; empty for a style.
    let drawings: [DisplayItemID: [DisplayList]]
    /// The opaque color behind everything.
    let ground: ResolvedColor
    let systemColors: SystemColorPair
    /// Whether the root is a style, whose label is a sample.
    let isOfStyle: Bool
    /// Whether a Mac shows the root: with a pointer, and in other colors of the system.
    let isForMac: Bool

    init(of button: PreparedButton, for request: ButtonRequest, in condition: FindingCondition) {
        let list = button.displayList(title: request.title)
        let tree = button.elements
        self.condition = condition
        isOfStyle = request.button.control.style.content?.isOfStyle ?? true
        isForMac = request.button.control.style.isForMac
        systemColors = SystemColorPair(condition.colorScheme, contrast: condition.contrast)
        size = list.size
        items = list.items.visible
        ground = request.environment.ground
        elements = ElementList(list, of: tree, on: ground).elements
        drawings = Dictionary(
            zip(tree.controls.map(\.id), button.controlDrawings),
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The controls that take up room.
    var controls: [InspectedElement] {
        elements.filter { $0.kind == .control && $0.frame.width > 0 && $0.frame.height > 0 }
    }

    /// The elements that are drawn inside of a control.
    func contents(of control: InspectedElement) -> [InspectedElement] {
        guard let items = control.control?.items else { return [] }
        return elements.filter { $0.kind != .control && !$0.items.isDisjoint(with: items) }
    }

    /// Whether an element is a control that a style of the system draws, or is inside of one.
    func isOfSystemControl(_ element: InspectedElement) -> Bool {
        isOfControl(element) { $0 != nil }
    }

    /// Whether an element is inside of a control with a border of the system.
    func isOfSystemBorder(_ element: InspectedElement) -> Bool {
        isOfControl(element) { $0 == .bordered }
    }

    private func isOfControl(
        _ element: InspectedElement,
        with appearance: (SystemAppearance?) -> Bool
    ) -> Bool {
        controls.contains { control in
            guard let facts = control.control, appearance(facts.description.systemAppearance) else {
                return false
            }
            return ([control] + contents(of: control)).contains {
                $0.id == element.id && $0.kind == element.kind
            }
        }
    }

    /// The same element of another picture; `nil` if it is not there.
    func element(like other: InspectedElement) -> InspectedElement? {
        elements.first { $0.id == other.id && $0.kind == other.kind }
    }

    /// The color that is seen at a point.
    func color(at point: CGPoint) -> PaintedPoint.Paint {
        PaintedPoint(at: point, in: items, on: ground, materials: Material.flatColors).seen
    }
}
