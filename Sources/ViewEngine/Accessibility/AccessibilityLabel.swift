/// Something that an assistive program says: a text, or a symbol by its name.
enum SpokenContent {
    case text(String)
    case symbol(String)
}

/// The text that an assistive program says for a view: its texts, or else its symbols.
///
/// Texts that nobody can see are said only if no other one is there: a button that hides its title under an indicator of
/// progress keeps its name.
struct SpokenLabel {
    private var texts: [String] = []
    private var symbols: [String] = []

    init(of node: Node) {
        add(node, includesInvisible: false)
        guard texts.isEmpty else { return }
        let seenSymbols = symbols
        add(node, includesInvisible: true)
        if !seenSymbols.isEmpty { symbols = seenSymbols }
    }

    var text: String { (texts.isEmpty ? symbols : texts).joined(separator: " ") }

    /// Whether only names of symbols and pictures are said.
    var isOnlySymbols: Bool { texts.isEmpty && !symbols.isEmpty }

    private mutating func add(_ node: Node, includesInvisible: Bool) {
        guard !node.isLeaving, !node.environment.accessibilityFacts.isHidden,
            includesInvisible || !node.isInvisible
        else { return }
        if let label = node.accessibilityLabel {
            texts.append(label)
            return
        }
        switch node.spokenContent {
        case .text(let text) where !text.isEmpty: texts.append(text)
        case .symbol(let name):
            // A symbol of several layers is one symbol.
            let words = name.split(separator: ".").joined(separator: " ")
            if symbols.last != words { symbols.append(words) }
        case .text, nil: break
        }
        node.forEachChild { add($0, includesInvisible: includesInvisible) }
    }
}

/// Gives a view a label for assistive programs, which the description of a tree shows.
public struct AccessibilityLabelModifier: ObservedNodeModifier {
    let label: Text
    /// Whether the view has the label.
    var isEnabled = true

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        guard isEnabled else { return node }
        return AccessibilityLabelNode(
            label.string(in: inputs.inherited.environment),
            around: node,
            inputs: inputs
        )
    }
}

/// The node of a view with a label for assistive programs.
final class AccessibilityLabelNode: UnaryNode {
    private let label: String

    init(_ label: String, around child: Node, inputs: ViewInputs) {
        self.label = label
        super.init(around: child, inputs: inputs)
    }

    override var accessibilityLabel: String? { label }
}

extension View {
    public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityLabelModifier> {
        modifier(AccessibilityLabelModifier(label: label))
    }

    public func accessibilityLabel(
        _ key: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityLabelModifier> {
        accessibilityLabel(Text(key))
    }

    @_disfavoredOverload
    public func accessibilityLabel<Label: StringProtocol>(
        _ label: Label
    ) -> ModifiedContent<Self, AccessibilityLabelModifier> {
        accessibilityLabel(Text(label))
    }

    /// Gives the view a label if that is enabled (iOS 18).
    public func accessibilityLabel<Label: StringProtocol>(
        _ label: Label,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityLabelModifier> {
        modifier(AccessibilityLabelModifier(label: Text(label), isEnabled: isEnabled))
    }

    /// Gives the view a label (deprecated: see `accessibilityLabel(_:)`).
    public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityLabelModifier> {
        accessibilityLabel(label)
    }
}
