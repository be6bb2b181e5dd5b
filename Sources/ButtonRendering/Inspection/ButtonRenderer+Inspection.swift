import Graphics
import ViewEngine
import ViewRendering

extension ButtonRenderer {
    /// Lists all values that are resolved for a button, at rest or at a moment of an interaction.
    ///
    /// Dependencies are found by experiment: the button is resolved again with another value in each place, and a
    /// value that changes depends on that place. So no style declares them. A large view is resolved once
    /// (`InspectionDetail`).
    package func inspect(_ request: ButtonRequest) -> InspectedButton {
        // Measured once: a region is a value of the style.
        let region = resolver.region(of: request)
        let values = resolver.values(of: request, region: region)
        var dependencies: [ResolvedValues.Name: [Dependency]] = [:]
        let detail = InspectionDetail(request)
        for dependency in Dependency.allCases where detail == .complete {
            let differences = dependency.alternatives(to: request).map { other in
                values.differences(
                    from: resolver.values(of: other, region: other.button.control.showsRegion ? region : nil)
                )
            }
            for name in differences.reduce(into: Set(), { $0.formUnion($1) }) {
                dependencies[name, default: []].append(dependency)
            }
        }
        let looks = values.controls.isEmpty || detail == .outline ? [] : resolver.pressedLooks(of: request)
        let elements = detail == .outline ? [] : values.elements(on: request.environment.ground)
        return InspectedButton(
            values,
            dependencies: dependencies,
            pressedLooks: looks,
            elements: elements,
            detail: detail
        )
    }
}

extension ButtonResolver {
    /// Whether each control of a view that is shown by itself is drawn in another way while it is pressed.
    ///
    /// All of them are pressed at once.
    fileprivate func pressedLooks(of request: ButtonRequest) -> [Bool] {
        var rest = request
        rest.interaction.events = []
        rest.presentation.time = nil
        rest.button.state = []
        rest.button.view.controls = .all
        var pressed = rest
        pressed.button.state = .pressed
        let drawings = [rest, pressed].map { button(for: $0, region: nil).controlDrawings }
        return zip(drawings[0], drawings[1]).map { $0 != $1 }
    }

    /// The elements of a button in its state, or at its moment.
    func elements(of request: ButtonRequest) -> [InspectedElement] {
        values(of: request, region: nil).elements(on: request.environment.ground)
    }

    /// All values of a button in its state, or at its moment.
    fileprivate func values(of original: ButtonRequest, region: TouchRegion?) -> ResolvedValues {
        let themed = themed(original)
        let request = themed?.request ?? original
        guard request.isMoment else {
            let button = button(for: request, region: region)
            let list =
                themed.map { $0.theme.applied(to: button.completeDisplayList(title: request.title)) }
                ?? button.displayList(title: request.title)
            return ResolvedValues(
                list,
                paddings: button.paddings,
                approximations: button.approximations,
                controls: button.controls,
                tree: { button.elements }
            )
        }
        let moment = request.presentation.time ?? .infinity
        let theme = themed?.theme
        var recorded = request
        // Later events change nothing at the moment.
        recorded.interaction.events.removeAll { $0.time > moment }
        recorded.interaction.duration = min(
            moment,
            recorded.interaction.duration ?? .infinity,
            RecordedView.maximumDuration
        )
        let recording = recording(of: recorded, region: region)
        let time = recording.steadyTime(at: moment)
        let list =
            theme.map { $0.applied(to: recording.completeDisplayList(at: time), at: moment) }
            ?? recording.displayList(at: time)
        return ResolvedValues(
            list,
            paddings: recording.paddings(at: time),
            approximations: recording.approximations,
            controls: recording.controls(at: time),
            tree: { recording.elements(at: time) }
        )
    }
}

extension ResolvedValues {
    /// The elements of the picture, on an opaque color.
    fileprivate func elements(on base: ResolvedColor) -> [InspectedElement] {
        ElementList(list, of: tree(), on: base).elements
    }
}

extension ButtonEnvironment {
    /// The opaque color behind everything: the background, or else that of a screen without one.
    var ground: ResolvedColor {
        let screen = ResolvedColor(colorScheme == .dark ? 0x000000 : 0xFFFFFF)
        return backdrop?.composited(over: screen) ?? screen
    }
}

extension InspectedButton {
    fileprivate init(
        _ values: ResolvedValues,
        dependencies: [ResolvedValues.Name: [Dependency]],
        pressedLooks: [Bool],
        elements: [InspectedElement],
        detail: InspectionDetail
    ) {
        self.detail = detail
        self.elements = elements
        func inspected(_ content: InspectedValue.Content, name: ResolvedValues.Name) -> InspectedValue {
            InspectedValue(
                content: content,
                dependencies: detail == .complete ? dependencies[name] ?? [] : nil
            )
        }
        func layer(_ item: DisplayItem) -> Layer {
            var inside: [DisplayItem] = []
            if case .group(_, let items) = item.drawing { inside = items }
            return Layer(
                id: item.id,
                kind: item.kind,
                values: item.contents.map { name, content in
                    (name, inspected(content, name: ResolvedValues.Name(id: item.id, attribute: name)))
                },
                layers: inside.map(layer)
            )
        }
        size = inspected(.size(values.list.size), name: .size)
        paddings = values.paddings.map { padding in
            Padding(
                id: padding.id,
                frame: inspected(
                    .rect(padding.frame),
                    name: ResolvedValues.Name(id: padding.id, attribute: "frame")
                ),
                insets: inspected(
                    .insets(padding.insets),
                    name: ResolvedValues.Name(id: padding.id, attribute: "insets")
                )
            )
        }
        approximations = values.approximations
        controls = values.controls.enumerated().map { position, control in
            Control(
                control: control,
                hasPressedLook: pressedLooks.indices.contains(position) ? pressedLooks[position] : nil
            )
        }
        placeholderNames = values.list.placeholderNames
        layers = values.list.items.map(layer)
    }
}
