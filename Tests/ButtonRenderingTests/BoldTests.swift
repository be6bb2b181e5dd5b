import AppleDesign
import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `The bold trait` {
    private func weight<Content: View>(_ view: Content, at size: DynamicTypeSize = .large) -> Int? {
        let list = render(view) { environment in
            environment = EnvironmentValues(palette: .iOS18)
            environment.dynamicTypeSize = size
        }
        return list.runs.first?.font.weight
    }

    private static let small: [Font.TextStyle] = [
        .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
    ]
    private static let large: [Font.TextStyle] = [.largeTitle, .title, .title2]

    @Test func `is semibold in small text styles and bold in large ones`() {
        #expect(Set(Self.small + Self.large) == Set(Font.TextStyle.allCases))
        for style in Font.TextStyle.allCases {
            let expected = Self.large.contains(style) ? 700 : 600
            let text = Text("a").font(.system(style))
            #expect(weight(Text("a").font(.system(style).bold())) == expected)
            #expect(weight(text.bold()) == expected)
            #expect(weight(text.padding(0).bold()) == expected)
            #expect(weight(Text("**a**").font(.system(style))) == expected)
            #expect(weight(Text("a").bold().padding(0).font(.system(style))) == expected)
        }
        #expect(weight(Text("a").bold()) == 600)
    }

    @Test func `depends on the text style and not on its size`() {
        #expect(weight(Text("a").bold(), at: .accessibility5) == 600)
        #expect(weight(Text("a").font(.title2).bold(), at: .xSmall) == 700)
    }

    @Test(arguments: [(12, 600), (17, 600), (21.9, 600), (22, 700), (34, 700)])
    func `depends on a size that belongs to no text style`(size: Double, expected: Int) {
        #expect(weight(Text("a").font(.system(size: size).bold())) == expected)
        #expect(weight(Text("a").font(.system(size: size, design: .rounded)).bold()) == expected)
        #expect(weight(Text("**a**").font(.system(size: size))) == expected)
    }

    @Test func `is the bold face of a font of the app`() {
        #expect(weight(Text("a").font(.custom("Avenir-Book", size: 12).bold())) == 700)
        #expect(weight(Text("a").font(.custom("Avenir", fixedSize: 12)).bold()) == 700)
    }

    @Test func `is no weight, which stays what it is`() {
        #expect(weight(Text("a").font(.body.weight(.bold))) == 700)
        #expect(weight(Text("a").fontWeight(.bold)) == 700)
        #expect(weight(Text("a").padding(0).fontWeight(.bold)) == 700)
        #expect(weight(Text("a").font(.system(size: 12, weight: .bold))) == 700)
        #expect(weight(Text("a").font(.body.bold().weight(.black))) == 900)
        #expect(weight(Text("a").font(.body.weight(.light).bold())) == 600)
        #expect(weight(Text("a").bold(false)) == 400)
    }
}
