import Graphics
import ViewEngine

/// The title of a configuration above its subtitle; without either there is no view beside an image.
///
/// It lowers itself, so that titles come and go without the transition of a conditional branch.
struct ConfigurationTitles: PrimitiveView {
    let configuration: ResolvedConfiguration

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        guard configuration.title != nil || configuration.subtitle != nil else { return }
        let titles = VStack(alignment: horizontalAlignment, spacing: configuration.titlePadding) {
            ConfigurationLabel(label: configuration.title, role: .title)
            ConfigurationLabel(label: configuration.subtitle, role: .subtitle)
        }
        .multilineTextAlignment(textAlignment)
        let offset = configuration.titleOffset
        if offset == .zero {
            titles.lower(inputs, into: &nodes)
        } else {
            titles.offset(offset).lower(inputs, into: &nodes)
        }
    }

    private var horizontalAlignment: HorizontalAlignment {
        switch alignment {
        case .leading: .leading
        case .trailing: .trailing
        case .automatic, .center: .center
        }
    }

    private var textAlignment: TextAlignment {
        switch alignment {
        case .leading: .leading
        case .trailing: .trailing
        case .automatic, .center: .center
        }
    }

    /// The alignment of the titles; the automatic one is toward an image beside them.
    private var alignment: UIButton.Configuration.TitleAlignment {
        let hasImage = configuration.image != nil || configuration.activityIndicator != nil
        return switch (configuration.titleAlignment, configuration.imagePlacement) {
        case (.automatic, .leading) where hasImage: .leading
        case (.automatic, .trailing) where hasImage: .trailing
        case (.automatic, _): .center
        case (let alignment, _): alignment
        }
    }
}

/// The title or the subtitle, if there is one.
private struct ConfigurationLabel: PrimitiveView {
    let label: ResolvedConfiguration.Label?
    let role: LayerRole

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        guard let label else { return }
        Text(label.text)
            .font(label.font)
            .foregroundStyle(Color(label.color))
            .layer(role)
            .lower(inputs, into: &nodes)
    }
}
