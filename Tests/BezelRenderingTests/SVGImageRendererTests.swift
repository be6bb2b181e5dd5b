import BezelRendering
import Graphics
import SwiftUI
import TestSupport
import Testing

@Suite struct `An SVG image of a view` {
    private var renderer = SVGImageRenderer(shaper: FixedWidthShaper())

    /// A square that scales up and fades while it is pressed.
    private struct GrowingStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Color.black
                .frame(width: 20, height: 20)
                .opacity(configuration.isPressed ? 0.5 : 1)
                .scaleEffect(configuration.isPressed ? 1.5 : 1)
        }
    }

    private let square = Button("") {}.buttonStyle(GrowingStyle())

    @Test func `shows the layout frame of the view`() {
        let image = text(renderer.image(of: Color.black.frame(width: 20, height: 10)))
        #expect(image.contains(#"viewBox="0 0 20 10""#))
    }

    @Test func `shows what the view paints around its frame`() {
        let image = text(renderer.image(of: square, isPressed: true))
        #expect(image.contains(#"viewBox="-5 -5 30 30""#))
    }

    @Test func `shows what a pointer changes`() {
        struct Hovering: View {
            @State private var isHovered = false

            var body: some View {
                Color.black.frame(width: 20, height: 10).opacity(isHovered ? 0.5 : 1)
                    .onHover { isHovered = $0 }
            }
        }
        #expect(text(renderer.image(of: Hovering(), isHovered: true)).contains(#"opacity=".5""#))
        #expect(!text(renderer.image(of: Hovering())).contains("opacity"))
        for time in [0.5, 1.5, 2.5] {
            let image = text(
                renderer.image(of: Hovering(), events: [.enter(at: 1), .leave(at: 2)], at: time)
            )
            #expect(image.contains("opacity") == (time == 1.5), "\(time)")
        }
    }

    @Test func `shows the same part of the plane at each moment of an interaction`() {
        for time in [0.5, 1.5, .infinity] {
            let image = text(renderer.image(of: square, events: [.down(at: 1), .up(at: 2)], at: time))
            #expect(image.contains(#"viewBox="-5 -5 30 30""#), "\(time)")
            #expect(image.contains("opacity") == (time == 1.5), "\(time)")
        }
    }

    @Test func `is animated without a script`() {
        let image = text(renderer.animatedImage(of: square, events: [.down(at: 1), .up(at: 2)]))
        #expect(image.contains("animat"))
        #expect(!image.contains("script"))
    }

    @Test func `has the set title, background and part of the plane`() {
        var renderer = renderer
        renderer.title = "A & B"
        renderer.background = .red
        renderer.environment.colorScheme = .dark
        renderer.viewBox = CGRect(x: 1, y: 2, width: 3, height: 4)
        let image = text(renderer.image(of: square))
        #expect(image.contains("<title>A &amp; B</title>"))
        #expect(image.contains(#"viewBox="1 2 3 4""#))
        #expect(image.contains("#ff453a"))
    }

    @Test func `draws a button without a style in the automatic one`() {
        #expect(
            renderer.image(of: Button("Buy") {})
                == renderer.image(of: Button("Buy") {}.buttonStyle(.automatic))
        )
        #expect(renderer.image(of: Button("Buy") {}) != renderer.image(of: Text("Buy")))
    }

    @Test func `places events at the origin of interaction`() {
        let column = VStack {
            Color.black.frame(width: 20, height: 100)
            square.interactionOrigin()
        }
        let image = text(renderer.image(of: column, events: [.down(at: 0)], at: 0.1))
        #expect(image.contains("opacity"))
    }

    @Test func `shows a UIKit button in its state`() {
        func button(isSelected: Bool) -> UIButton {
            let button = UIButton(configuration: .tinted())
            button.isSelected = isSelected
            return button
        }
        let selected = renderer.image(of: UIKitButton(button(isSelected: true)))
        let normal = renderer.image(of: UIKitButton(button(isSelected: false)))
        #expect(selected != normal)
        var renderer = renderer
        renderer.environment.isSelected = true
        #expect(renderer.image(of: UIKitButton(button(isSelected: false))) == selected)
    }

    @Test func `needs Inter to be installed`() {
        #expect(throws: InstalledFonts.MissingFontError.self) {
            try InstalledFonts(folder: "/nowhere", symbolFolder: "/nowhere")
        }
    }

    private func text(_ image: [UInt8]) -> String { String(decoding: image, as: UTF8.self) }
}
