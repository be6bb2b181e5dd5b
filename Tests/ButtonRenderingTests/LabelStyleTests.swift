import ButtonRendering
import Graphics
import TestSupport
import Testing
import ViewEngine
import ViewRendering

/// A style that sets the style of its label.
private struct LabelingStyle<Style: LabelStyle>: ButtonStyle {
    let style: Style

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.labelStyle(style)
    }
}

/// The icon below the title, 20 points apart.
private struct UpsideDown: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 20) {
            configuration.title
            configuration.icon
        }
    }
}

@Suite struct `A label style inside of a button style` {
    private let renderer = ButtonRenderer(shaper: FixedWidthShaper())

    private func request<Style: LabelStyle & SendableMetatype>(
        _ makeStyle: @escaping @Sendable () -> Style
    ) -> ButtonRequest {
        let entry = CatalogEntry.swiftUI("\(Style.self)", summary: "A label.", since: "this test") { _ in
            LabelingStyle(style: makeStyle())
        }
        var request = ButtonRequest(style: entry)
        request.title = "ab"
        request.button.label.systemImage = "star"
        return request
    }

    private func contents(_ request: ButtonRequest) -> [GlyphRun.Content] {
        renderer.picture(of: request).content.runs.map(\.content)
    }

    @Test func `shows the icon, the title or both`() {
        #expect(contents(request { IconOnlyLabelStyle() }) == [.symbol("star")])
        #expect(contents(request { TitleOnlyLabelStyle() }) == [.text("ab", .leftToRight)])
        #expect(
            contents(request { TitleAndIconLabelStyle() }) == [.symbol("star"), .text("ab", .leftToRight)]
        )
    }

    @Test func `arranges the parts itself`() {
        let runs = renderer.picture(of: request { UpsideDown() }).content.runs
        #expect(runs.map(\.content) == [.text("ab", .leftToRight), .symbol("star")])
        #expect(runs[1].origin.y - runs[0].origin.y > 20)
    }

    @Test func `leaves a title and an image of a stack alone`() {
        for placement in [Edge.top, .trailing, .bottom] {
            var request = self.request { IconOnlyLabelStyle() }
            request.button.label.imagePlacement = placement
            #expect(contents(request).count == 2)
        }
        var spaced = request { IconOnlyLabelStyle() }
        spaced.button.label.imagePadding = 12
        #expect(contents(spaced).count == 2)
    }
}
