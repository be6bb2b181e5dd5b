import ButtonRendering
import CustomStyles
import HTTP
import JSONReading

/// A call of the tool `audit` whose arguments are valid.
struct AuditRequest: Sendable {
    let calls: [AuditCall]
    /// The number of roots that are left out.
    let leftOut: Int
    /// Whether findings are listed that are neither errors nor warnings.
    let withInformation: Bool

    /// The name of the argument that asks for these.
    static let information = "information"
}

/// A root that is measured, in a call of the tool `audit`.
struct AuditCall: Sendable {
    let target: PreviewTarget
    let findings: RenderingItem

    /// The number of roots of one call.
    static let mostRoots = 24
}

extension PreviewTarget {
    /// All roots of the source, this one among them.
    var siblings: [PreviewTarget] {
        source.styles.map { root in
            let shown = folder?.shown.first { $0.file.path == path && $0.style.identifier == root.identifier }
            let component =
                folder == nil ? component(of: root.name) : shown?.name ?? root.name
            return PreviewTarget(component: component, folder: folder, source: source, path: path, root: root)
        }
    }

    /// The name of another root of a source by itself in addresses.
    private func component(of name: String) -> String {
        guard let end = component.lastIndex(of: SourceComponent.separator) else { return component }
        return String(component[...end]) + name
    }

    /// The members of a request for the root.
    var members: [JSONValue.Member] {
        [
            JSONValue.Member(name: RenderingMember.framework, value: .string(Framework.custom.rawValue)),
            JSONValue.Member(name: RenderingMember.style, value: .string(component)),
        ]
    }
}

extension [JSONValue.Member] {
    /// The members of a request without a state, a moment and what only a picture has.
    var withoutMoment: [JSONValue.Member] {
        let names: Set = ["state", "button", "events", "t", "duration", "padding", "overlay"]
        return filter { !names.contains($0.name) }
    }
}
