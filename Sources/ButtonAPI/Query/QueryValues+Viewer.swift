import ButtonRendering
import Graphics
import SVG
import ViewEngine

extension QueryValues {
    /// Sets what the response cannot leave to its viewer to the settings of a viewer without preferences.
    ///
    /// Motion is left to the viewer by default, so it is no exception anywhere.
    mutating func settleViewerChoices(for output: Output) {
        if request.presentation.viewerChoices == .motion { return }
        let isForViewers = !request.presentation.profile.isDesignTool
        var possible: ViewerChoices = isForViewers ? output.viewerChoices.union(.motion) : .motion
        if output.isSheet {
            let axes = axes
            for (name, choice) in ViewerChoices.parameters where name == axes.rows || name == axes.columns {
                possible.remove(choice)
            }
        }
        request.presentation.viewerChoices.formIntersection(possible)
    }

    /// Whether a parameter leaves the axis of a sheet to the viewer, which the sheet ignores: it shows all values.
    func isIgnoredAxis(_ parameter: Parameter) -> Bool {
        guard parameter.name == axes.rows || parameter.name == axes.columns else { return false }
        return ViewerChoices.parameters.contains {
            $0.name == parameter.name && request.presentation.viewerChoices.contains($0.choice)
        }
    }
}

extension ViewerChoices {
    /// The names of the parameters.
    static let parameters: [(name: String, choice: ViewerChoices)] = [
        ("colorScheme", .colorScheme), ("contrast", .contrast), ("motion", .motion),
    ]
}

extension ButtonQuery {
    /// The preferences of viewers that the picture follows.
    var viewerPreferences: [ViewerPreference] {
        let presentation = request.presentation
        // Most pictures are still and follow nobody.
        guard output == .animation || presentation.viewerChoices != .motion else { return [] }
        guard !presentation.profile.isDesignTool else { return [] }
        let choices = presentation.viewerChoices.intersection(output.viewerChoices)
        var preferences: [ViewerPreference] = []
        if choices.contains(.colorScheme) { preferences.append(.darkColorScheme) }
        if choices.contains(.contrast) { preferences.append(.moreContrast) }
        if choices.contains(.motion) { preferences.append(.reducedMotion) }
        return preferences
    }
}

extension ButtonRequest {
    /// The request of a viewer with preferences.
    ///
    /// Its picture shows the layout frame only: to measure how far a button reaches takes long, and it reaches equally
    /// far in most environments.
    func preferring(_ preferences: [ViewerPreference]) -> ButtonRequest {
        var request = self
        if !preferences.isEmpty { request.presentation.padding = 0 }
        for preference in preferences {
            switch preference {
            case .darkColorScheme: request.environment.colorScheme = .dark
            case .moreContrast: request.environment.contrast = .increased
            case .reducedMotion: request.environment.reducesMotion = true
            }
        }
        return request
    }

    /// The part of the plane that a picture shows, made large enough for another paint where that reaches farther, unless
    /// the padding is given.
    func viewBox(_ viewBox: CGRect, of paint: CGRect, holding other: CGRect) -> CGRect {
        let held = viewBox.union(paint)
        guard presentation.padding == nil, held.union(other) != held else { return viewBox }
        let reach = max(
            viewBox.minX - other.minX,
            viewBox.minY - other.minY,
            other.maxX - viewBox.maxX,
            other.maxY - viewBox.maxY
        )
        .rounded(.up)
        return viewBox.insetBy(dx: -reach, dy: -reach)
    }
}
