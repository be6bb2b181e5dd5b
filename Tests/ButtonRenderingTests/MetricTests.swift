import ButtonRendering
import Graphics
import SystemStyles
import TestSupport
import Testing
import TextShaping
import ViewEngine
import ViewRendering

/// Measurements of real buttons, compared with buttons in the system font.
@Suite struct `A bordered button` {
    private func render(_ change: (inout ButtonRequest) -> Void = { _ in }) throws -> ViewPicture {
        let fonts = try FontLibrary(
            FontLibrary.Configuration(
                symbolFont: projectFile(".deps/fonts/CupertinoIcons.ttf"),
                secondSymbolFont: projectFile(".deps/fonts/MaterialIcons-Regular.otf")
            )
        )
        let entry = try #require(Catalog.standard.entry(.swiftUI, named: "bordered"))
        var request = ButtonRequest(style: entry)
        change(&request)
        return ButtonRenderer(shaper: fonts).picture(of: request)
    }

    private func border(of picture: ViewPicture) -> (CGRect, radius: CGFloat)? {
        let first = picture.content.items.first?.drawing
        guard case .fill(.roundedRectangle(let rect, let radius, .continuous), _) = first
        else { return nil }
        return (rect, radius)
    }

    @Test(arguments: [
        (ControlSize.mini, 28.0, 14.0), (.small, 28, 14), (.regular, 103.0 / 3, 7), (.large, 151.0 / 3, 9),
        (.extraLarge, 151.0 / 3, 9),
    ])
    func `has the height and the corner radius of its control size`(
        size: ControlSize,
        height: CGFloat,
        radius: CGFloat
    ) throws {
        let picture = try render { $0.button.control.controlSize = size }
        let (rect, drawnRadius) = try #require(border(of: picture))
        #expect(abs(picture.content.size.height - height) < 0.01)
        #expect(drawnRadius == radius)
        #expect(abs(rect.height - height) < 0.01)
    }

    @Test(arguments: ["plus", "heart", "star", "checkmark"])
    func `has the same height with a symbol`(symbol: String) throws {
        let size = try render { $0.button.label.systemImage = symbol }.content.size
        #expect(abs(size.height - 103.0 / 3) < 0.01)
    }

    @Test func `is as large as the image and its insets with a symbol alone`() throws {
        // Measured on a picture of a button.
        let size = try render {
            $0.title = ""
            $0.button.label.systemImage = "mic.fill"
        }.content.size
        #expect(abs(size.width - 41.33) < 0.01)
        #expect(abs(size.height - 34) < 0.01)
    }

    @Test(arguments: [(DynamicTypeSize.large, 8.0), (.xSmall, 7), (.accessibility5, 25)])
    func `has a space between symbol and title that grows with the text`(
        typeSize: DynamicTypeSize,
        space: CGFloat
    ) throws {
        func width(_ title: String, _ symbol: String?) throws -> CGFloat {
            try render {
                $0.environment.dynamicTypeSize = typeSize
                $0.title = title
                $0.button.label.systemImage = symbol
            }.content.size.width
        }
        let padding = try width("", nil)
        let both = try width("A", "star")
        #expect(try abs(both + padding - width("A", nil) - width("", "star") - space) < 0.01)
    }

    @Test func `has the width of its title and its padding`() throws {
        // Interface Builder shows 75 × 35 for “Button”, rounded up.
        let size = try render().content.size
        #expect(abs(size.width - 74.67) < 0.4)
    }

    @Test func `has the corner radius that is set`() throws {
        let picture = try render { $0.button.control.cornerRadius = 3 }
        #expect(border(of: picture)?.radius == 3)
    }

    @Test func `is a circle with the circle border shape`() throws {
        let picture = try render {
            $0.button.control.buttonBorderShape = .circle
            $0.title = ""
            $0.button.label.systemImage = "plus"
        }
        guard case .fill(.ellipse(let rect), _) = picture.content.items.first?.drawing else {
            Issue.record("no circle")
            return
        }
        #expect(rect.width == rect.height)
        #expect(abs(picture.content.size.width - picture.content.size.height) < 0.01)
    }

    /// An image of 19.33 × 17.33 points in a circle of 31.33, as measured on iOS 26.
    @Test func `has the height of its image and 14 as the diameter of a circle`() {
        func circle(_ size: CGSize) -> CGSize {
            let button = Button(action: {}) { Color.red.frame(width: size.width, height: size.height) }
            return TestSupport.render(button.buttonStyle(.bordered).buttonBorderShape(.circle)).size
        }
        for (width, height) in [(19.33, 17.33), (12.67, 17.67), (22, 20)] {
            let size = circle(CGSize(width: width, height: height))
            #expect(abs(size.width - (height + 14)) < 0.34 && abs(size.height - (height + 14)) < 0.34)
        }
        // A label that such a circle does not hold widens it.
        #expect(abs(circle(CGSize(width: 60, height: 20)).width - 74) < 0.34)
    }

    @Test func `has the same view box in every state`() throws {
        let viewBox = try render().viewBox
        for state in [ButtonState.pressed, .disabled, .focused] {
            #expect(try render { $0.button.state = state }.viewBox == viewBox)
        }
        #expect(viewBox.minX == -4)
        #expect(try render { $0.presentation.padding = 0 }.viewBox.origin == .zero)
    }
}
