package import ButtonRendering
import StyleSyntax
import ViewEngine

/// The parts of an entry beside its style.
package struct EntryIdentity {
    /// The last component of the addresses.
    package let name: String
    /// Tells entries of one name with different sources apart; 0 where the name does.
    package var revision: UInt64 = 0
    /// Whether another source can take the name while the service runs.
    package var isReplaceable = false
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
        let styled: @Sendable (AnyView, StyleValues) -> AnyView = { view, values in
            program?.styled(view, by: style, values) ?? AnyView(EmptyView())
        }
        return CatalogEntry(
            framework: .custom,
            toolkit: isUIKit ? .uiKit : .swiftUI,
            name: identity.name,
            displayName: style.name,
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
            size: style.size,
            styled: styled,
            makeButton: { arguments in
                guard isUIKit else { return arguments.styled(styled) }
                return program?.button(arguments, of: style) ?? AnyView(EmptyView())
            }
        )
    }
}
