import AppleDesign
import Graphics
import ViewEngine

/// A UIKit button in one state, drawn from its resolved configuration.
struct ConfigurationView: View {
    let configuration: ResolvedConfiguration
    let isHighlighted: Bool
    /// Whether the button takes all of the proposed width.
    let fillsWidth: Bool

    @Environment(\.labelAdjustment) private var labelAdjustment

    var body: some View {
        ImageAndTitle(placement: configuration.imagePlacement, spacing: configuration.imagePadding) {
            ConfigurationImage(configuration: configuration)
        } title: {
            ConfigurationTitles(configuration: configuration)
        }
        .padding(contentInsets)
        .frame(maxWidth: fillsWidth ? .infinity : nil)
        .background {
            ConfigurationBackground(background: configuration.background, isLit: isHighlighted)
                .padding(configuration.background.insets)
        }
        .scaleEffect(
            configuration.background.glass != nil && isHighlighted ? GlassMetrics.pressedScale : 1
        )
    }

    private var contentInsets: EdgeInsets {
        var insets = configuration.contentInsets
        if let added = labelAdjustment?.insets {
            insets.top += added.top
            insets.leading += added.leading
            insets.bottom += added.bottom
            insets.trailing += added.trailing
        }
        return insets
    }
}
