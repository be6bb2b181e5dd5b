import ButtonRendering
import CustomStyles
import StyleInterpreter
import ViewEngine

extension CustomStyle {
    /// The roots that a view is: one for each picture of a preview.
    ///
    /// - Parameters:
    ///   - view: the view, drawn once.
    ///   - definition: the definition of a preview; `nil` for others.
    ///   - measure: draws one of several pictures, and measures it.
    /// - Returns: the roots, with their sizes and states.
    func pictures(
        of view: MeasuredView,
        definition: PreviewDescription?,
        measure: (CustomStyle) -> MeasuredView
    ) -> [CustomStyle] {
        guard let definition else { return [measured(view)] }
        guard definition.hasPictures else {
            return [measured(view, named: definition.displayName ?? view.pictures.first?.displayName)]
        }
        if view.pictures.count < 2 {
            return [measured(view, named: view.pictures.first?.displayName, picture: 0)]
        }
        return view.pictures.prefix(Self.mostPictures).enumerated().map { position, traits in
            let picture = measured(view, named: traits.displayName, picture: position)
            return measured(measure(picture), named: traits.displayName, picture: position)
        }
    }

    private func measured(
        _ view: MeasuredView,
        named displayName: String? = nil,
        picture: Int? = nil
    ) -> CustomStyle {
        var content = content
        content?.picture = picture
        let number = picture ?? 0
        content?.traits.colorScheme =
            view.pictures.indices.contains(number) ? view.pictures[number].colorScheme : nil
        content?.controls = min(view.controls.count, TreeLimits.controls)
        let suffix = picture.map { $0 == 0 ? "" : "-\($0 + 1)" } ?? ""
        let hovered = states.contains(.hovered) ? [ButtonState.hovered] : []
        let selected = view.controls.contains(where: \.canBeSelected) ? [ButtonState.selected] : []
        var style = CustomStyle(
            name: name + suffix,
            displayName: displayName ?? self.displayName,
            kind: kind,
            place: place,
            summary: summary,
            states: view.controls.isEmpty
                ? [.normal, .disabled]
                : [.normal, .pressed] + selected + [.disabled, .focused] + hovered,
            takesBorderShape: takesBorderShape,
            content: content,
            parameters: parameters,
            code: code,
            size: view.size
        )
        style.standIns = standIns
        style.samples = samples
        style.messages = messages
        return style
    }
}
