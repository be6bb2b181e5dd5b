import ButtonRendering
package import CustomStyles
package import StyleSyntax

/// A root of a source, whether it can be drawn or not.
package struct RootEntry: Sendable {
    package let kind: CustomStyle.Kind
    package let name: String
    /// The name that the source states for people; `nil` if it states none.
    package let displayName: String?
    /// The identifier in its file.
    package let identifier: String
    package let place: SourcePlace
    package let draws: Bool
    /// The number of controls inside.
    package let buttons: Int
    /// The names of its parameters.
    package let parameters: [String]
    /// The stand-ins that its picture depends on.
    package let standIns: [CustomStandIn]
    package let messages: [Diagnostic]

    /// The roots of a source in the order of lists: previews, views, styles, buttons and snippets, each in the order of the
    /// source.
    package static func all(of source: CustomSource) -> [RootEntry] {
        let entries = source.styles.map(RootEntry.init) + source.refusals.map(RootEntry.init)
        return entries.sorted {
            ($0.kind.position, $0.place.offset, $0.identifier) < (
                $1.kind.position, $1.place.offset, $1.identifier
            )
        }
    }

    private init(_ root: CustomStyle) {
        kind = root.kind
        name = root.name
        displayName = root.displayName
        identifier = root.identifier
        place = root.place
        draws = root.draws
        buttons = root.content?.controls ?? 1
        parameters = root.parameters.map(\.name)
        standIns = root.standIns.filter(\.isDrawn)
        messages = root.messages
    }

    private init(_ refusal: StyleRefusal) {
        kind = refusal.kind
        name = refusal.name
        displayName = refusal.displayName
        identifier = refusal.kind == .preview ? refusal.name + "-1" : refusal.name
        place = refusal.place
        draws = false
        buttons = 0
        parameters = []
        standIns = []
        messages = refusal.diagnostics
    }
}

extension CustomStyle.Kind {
    /// The kind of root in lists, of which there are fewer than kinds of style.
    package var rootKind: String {
        switch self {
        case .preview: "preview"
        case .view: "view"
        case .buttonStyle, .primitiveButtonStyle, .labelStyle, .toggleStyle, .menuStyle: "style"
        case .uiButton: "button"
        case .snippet: "snippet"
        }
    }

    /// The place of the kind in lists.
    fileprivate var position: Int {
        switch self {
        case .preview: 0
        case .view: 1
        case .buttonStyle, .primitiveButtonStyle, .labelStyle, .toggleStyle, .menuStyle: 2
        case .uiButton: 3
        case .snippet: 4
        }
    }
}
