import Graphics
import ViewEngine

extension ButtonRenderer {
    /// Tells all that is resolved for a button, at rest or at a moment of an interaction.
    ///
    /// What a value comes from is found out by asking: the button is resolved again with something else in each
    /// place, and what looks different then depends on it. So nothing has to be said by a style.
    package func inspect(_ request: ButtonRequest, style: CatalogEntry) -> InspectedButton {
        let values = resolver.values(of: request, style)
        var sources: [ResolvedValues.Name: [Influence]] = [:]
        for influence in Influence.allCases {
            let differences = influence.alternatives(to: request, style).map {
                values.differences(from: resolver.values(of: $0, style))
            }
            for name in differences.reduce(into: Set(), { $0.formUnion($1) }) {
                sources[name, default: []].append(influence)
            }
        }
        return InspectedButton(values, sources: sources)
    }
}

extension ButtonResolver {
    /// All values of a button in its state, or at its moment.
    fileprivate func values(of request: ButtonRequest, _ style: CatalogEntry) -> ResolvedValues {
        guard request.isMoment else {
            let button = button(for: request, style)
            return ResolvedValues(button.displayList(title: request.title), button.host.paddings)
        }
        let recording = recording(of: request, style)
        let time = recording.steadyTime(at: request.time ?? .infinity)
        return ResolvedValues(recording.displayList(at: time), recording.paddings(at: time))
    }
}

extension InspectedButton {
    fileprivate init(_ values: ResolvedValues, sources: [ResolvedValues.Name: [Influence]]) {
        func inspected(_ content: InspectedValue.Content, _ name: ResolvedValues.Name) -> InspectedValue {
            InspectedValue(content: content, sources: sources[name] ?? [])
        }
        func layer(_ item: DisplayItem) -> Layer {
            var inside: [DisplayItem] = []
            if case .group(_, let items) = item.drawing { inside = items }
            return Layer(
                id: item.id,
                kind: item.kind,
                values: item.contents.map { name, content in
                    (name, inspected(content, ResolvedValues.Name(id: item.id, attribute: name)))
                },
                layers: inside.map(layer)
            )
        }
        size = inspected(.size(values.list.size), .size)
        paddings = values.paddings.map { padding in
            Padding(
                id: padding.id,
                frame: inspected(
                    .rect(padding.frame),
                    ResolvedValues.Name(id: padding.id, attribute: "frame")
                ),
                insets: inspected(
                    .insets(padding.insets),
                    ResolvedValues.Name(id: padding.id, attribute: "insets")
                )
            )
        }
        layers = values.list.items.map(layer)
    }
}
