package import ButtonRendering
import StyleSyntax
import ViewEngine

/// The parts of an entry beside its style.
package struct EntryIdentity {
    /// The last component of the addresses.
    package var name: String
    /// The name that people read; `nil` for that of the type.
    package var displayName: String?
    /// Tells entries of one name with different sources apart; 0 where the name does.
    package var revision: UInt64 = 0
    /// Whether another source can take the name while the service runs.
    package var isReplaceable = false
    /// Whether the revision is that of a project.
    package var isOfProject = false
    /// The styles that requests for the entry can name.
    package var collection: (any StyleCollection)?

    package init(name: String) {
        self.name = name
    }
}

extension CustomSource {
    /// The entry of a style of the source, which draws nothing unless the source has its program.
    package func entry(of style: CustomStyle, as identity: EntryIdentity) -> CatalogEntry {
        let isUIKit = style.kind.isUIKit
        let program = program
        var content = style.content
        content?.title = style.displayName ?? style.name
        let styled: @Sendable (AnyView, StyleValues) -> AnyView = { view, values in
            program?.styled(view, by: style, values: values) ?? AnyView(EmptyView())
        }
        return CatalogEntry(
            framework: .custom,
            toolkit: isUIKit ? .uiKit : .swiftUI,
            name: identity.name,
            displayName: identity.displayName ?? style.name,
            revision: identity.revision,
            summary: style.summary,
            availability: "a source of your own, line \(style.place.line)",
            states: style.states,
            takesBorderShape: style.takesBorderShape,
            takesBackground: isUIKit,
            parameters: style.parameters,
            code: style.code,
            collection: identity.collection,
            isReplaceable: identity.isReplaceable,
            isOfProject: identity.isOfProject,
            content: content,
            size: style.size,
            languages: languages,
            isForMac: isForMac,
            styled: styled,
            makeButton: { arguments in
                guard let program else { return AnyView(EmptyView()) }
                if style.content != nil {
                    return program.view(of: style, arguments.button.control.styleValues)
                }
                return isUIKit
                    ? program.button(arguments, of: style)
                    : AnyView(arguments.styled(styled))
            }
        )
    }
}
