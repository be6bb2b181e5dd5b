import Graphics
import ViewEngine

/// The title of a configuration above its subtitle; without either there is no view beside an image.
///
/// It lowers itself, so that titles come and go without the transition of a conditional branch.
struct ConfigurationTitles: PrimitiveView {
    let configuration: ResolvedConfiguration
    /// Whether the titles are in a frame of their own, which already has the insets.
    var isPlaced = false
    /// The layer of the label; `nil` for none that is drawn here.
    var layer: LayerPicture?

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        guard configuration.title != nil || configuration.subtitle != nil else { return }
        let titles = VStack(alignment: horizontalAlignment, spacing: configuration.titlePadding) {
            PartInLayer(content: ConfigurationLabel(label: configuration.title, role: .title), layer: layer)
            ConfigurationLabel(label: configuration.subtitle, role: .subtitle)
        }
        .multilineTextAlignment(textAlignment)
        if isPlaced { return titles.lower(inputs, into: &nodes) }
        if let insets = configuration.titleInsets {
            InsetTitles(titles: titles, insets: insets, mode: configuration.titleTruncation.truncationMode)
                .lower(inputs, into: &nodes)
            return
        }
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
        let text = Text(label.text)
            .font(label.font)
            .foregroundStyle(Color(label.color))
        guard label.attributes.isDrawnByText else {
            text.layer(role).lower(inputs, into: &nodes)
            return
        }
        text.attributed(label.attributes).layer(role).lower(inputs, into: &nodes)
    }
}

/// Titles that insets leave less than their length, which they have in the layout all the same.
private struct InsetTitles<Titles: View>: PrimitiveView {
    let titles: Titles
    let insets: UIEdgeInsets
    let mode: Text.TruncationMode

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        titles.hidden()
            .overlay {
                titles
                    .lineLimit(1)
                    .truncationMode(mode)
                    .padding(.leading, insets.left)
                    .padding(.trailing, insets.right)
                    .padding(.top, insets.top)
                    .padding(.bottom, insets.bottom)
            }
            .lower(inputs, into: &nodes)
    }
}

extension AttributeContainer {
    /// Whether there are attributes beside the font and the color.
    fileprivate var isDrawnByText: Bool {
        kern != nil || underlineStyle != nil || strikethroughStyle != nil
    }
}
