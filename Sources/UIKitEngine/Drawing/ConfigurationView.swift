import AppleDesign
import Graphics
import ViewEngine

/// A UIKit button in one state, drawn from its resolved configuration.
struct ConfigurationView: View {
    let configuration: ResolvedConfiguration
    let isHighlighted: Bool
    /// Whether it takes all the width that it is offered.
    let fillsWidth: Bool

    var body: some View {
        content
            .padding(configuration.contentInsets)
            .frame(maxWidth: fillsWidth ? .infinity : nil)
            .background {
                ConfigurationBackground(background: configuration.background, isLit: isHighlighted)
                    .padding(configuration.background.insets)
            }
            .scaleEffect(
                configuration.background.glass != nil && isHighlighted ? GlassMetrics.pressedScale : 1
            )
    }

    private var content: AnyView {
        switch configuration.imagePlacement {
        case .trailing: row(labels, image)
        case .top: column(image, labels)
        case .bottom: column(labels, image)
        default: row(image, labels)
        }
    }

    private func row(_ first: AnyView, _ second: AnyView) -> AnyView {
        AnyView(
            HStack(spacing: configuration.imagePadding) {
                first
                second
            }
        )
    }

    private func column(_ first: AnyView, _ second: AnyView) -> AnyView {
        AnyView(
            VStack(spacing: configuration.imagePadding) {
                first
                second
            }
        )
    }

    private var image: AnyView {
        if let color = configuration.activityIndicator {
            AnyView(ActivityIndicator(color: Color(color)))
        } else if let symbol = configuration.image {
            AnyView(
                Image(systemName: symbol.image.systemName)
                    .font(symbol.font)
                    .foregroundStyle(Color(symbol.color))
            )
        } else {
            AnyView(EmptyView())
        }
    }

    private var labels: AnyView {
        // Nothing takes no room beside an image.
        guard configuration.title != nil || configuration.subtitle != nil else { return AnyView(EmptyView()) }
        return AnyView(
            VStack(alignment: alignment, spacing: configuration.titlePadding) {
                label(configuration.title)
                label(configuration.subtitle)
            }
            .multilineTextAlignment(textAlignment)
        )
    }

    private func label(_ label: ResolvedConfiguration.Label?) -> AnyView {
        guard let label else { return AnyView(EmptyView()) }
        return AnyView(Text(label.text).font(label.font).foregroundStyle(Color(label.color)))
    }

    private var alignment: HorizontalAlignment {
        switch titleAlignment {
        case .leading: .leading
        case .trailing: .trailing
        case .automatic, .center: .center
        }
    }

    private var textAlignment: TextAlignment {
        switch titleAlignment {
        case .leading: .leading
        case .trailing: .trailing
        case .automatic, .center: .center
        }
    }

    /// Beside an image, titles begin where it is.
    private var titleAlignment: UIButton.Configuration.TitleAlignment {
        let hasImage = configuration.image != nil || configuration.activityIndicator != nil
        return switch (configuration.titleAlignment, configuration.imagePlacement) {
        case (.automatic, .leading) where hasImage: .leading
        case (.automatic, .trailing) where hasImage: .trailing
        case (.automatic, _): .center
        case (let alignment, _): alignment
        }
    }
}

/// What is behind a button of UIKit.
private struct ConfigurationBackground: View {
    let background: ResolvedConfiguration.Background
    let isLit: Bool

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ZStack {
            if let glass = background.glass {
                GlassSurface(
                    shape: background.shape,
                    fill: glass.tint.map { Color($0) } ?? GlassMetrics.fill(in: colorScheme),
                    isLit: isLit
                )
            } else {
                background.shape.fill(Color(background.fill))
            }
            ConfigurationStroke(background: background)
        }
        .focusRing(in: background.shape)
    }
}

/// The line along the edge of a background, inside of it.
private struct ConfigurationStroke: View {
    let background: ResolvedConfiguration.Background

    var body: some View {
        let edge = background.shape.inset(by: -background.strokeOutset)
        let color = Color(background.stroke)
        return background.strokeWidth <= background.shape.maximumInnerStrokeWidth
            ? AnyView(edge.strokeBorder(color, lineWidth: background.strokeWidth))
            // The middle of a wide line has no corner to bend round: its outer half is cut off instead.
            : AnyView(edge.stroke(color, lineWidth: 2 * background.strokeWidth).clipShape(edge))
    }
}
