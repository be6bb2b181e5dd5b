import Graphics
import Testing

@testable import UIKitEngine

@Suite struct `A configuration with transformers` {
    @Test func `applies color transformers last and keeps the colors that were set`() {
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "star")
        configuration.baseForegroundColor = .systemRed
        configuration.imageColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        configuration.background.backgroundColorTransformer = .grayscale
        configuration.background.strokeColor = .systemGreen
        configuration.background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .black }
        let traits = UITraitCollection.current
        let button = UIButton(configuration: configuration)
        let updated = configuration.updated(for: button)
        #expect(updated.resolvedImageColor.resolve(in: traits) == ResolvedColor(0xFF3B30, opacity: 0.5))
        #expect(updated.baseForegroundColor?.resolve(in: traits) == ResolvedColor(0xFF3B30))
        let fill = updated.background.resolvedBackgroundColor(for: .tintColor).resolve(in: traits)
        #expect(fill.red == fill.green && fill.green == fill.blue)
        let stroke = updated.background.resolvedStrokeColor(for: .tintColor).resolve(in: traits)
        #expect(stroke == ResolvedColor(0x000000))
    }

    @Test func `passes the attributes of the style to a transformer of attributes`() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var attributes = incoming
            if attributes.font == .preferredFont(forTextStyle: .body) {
                attributes.font = .boldSystemFont(ofSize: 30)
            }
            attributes.foregroundColor = attributes.foregroundColor?.withAlphaComponent(0.1)
            return attributes
        }
        let title = try #require(
            configuration.updated(for: UIButton(configuration: configuration)).resolvedTitle
        )
        #expect(title.attributes.font == .boldSystemFont(ofSize: 30))
        let color = title.attributes.foregroundColor?.resolve(in: .current)
        #expect(color == ResolvedColor(0xFFFFFF, opacity: 0.1))
    }
}
