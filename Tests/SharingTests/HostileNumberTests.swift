import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `A number that no button has` {
    private let service = SharingService()

    private static let outputs = [
        ".svg", ".json", "/states.svg", "/states.json", "/animation.svg", "/timeline.json", "/frames.json",
        "/tokens.json", "/tokens.resolver.json", ".swift", ".png", "/animation.webp", "/card.png",
    ]

    @Test(arguments: [
        "rotationEffect(.degrees(.nan))", "rotationEffect(.degrees(.infinity))", "scaleEffect(.nan)",
        "scaleEffect(1e30)", "padding(.nan)", "padding(1e308)", "frame(width: .nan)",
        "frame(height: .infinity)", "frame(width: 1e30, height: 1e30)", "offset(x: .infinity)",
        "offset(x: 1e308, y: -1e308)", "font(.system(size: .nan))", "font(.system(size: 1e30))",
        "blur(radius: .infinity)", "shadow(color: .red, radius: .infinity)", "opacity(.infinity)",
        "tracking(.infinity).lineSpacing(.infinity)",
        "background(Color(red: .infinity, green: 5e300, blue: -1))",
        "background(Color(hue: .infinity, saturation: 1, brightness: 2))",
        "background(RoundedRectangle(cornerRadius: .infinity))",
        "background(Circle().stroke(.red, style: StrokeStyle(lineWidth: .infinity, dash: [.infinity, 0])))",
        "background(AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(.infinity), endAngle: .zero))",
        "brightness(.infinity).contrast(.infinity).saturation(-.infinity)",
        "rotation3DEffect(.degrees(.infinity), axis: (x: 0, y: 0, z: 0))", "padding(CGFloat(Int.max &+ 1))",
        "scaleEffect(configuration.isPressed ? 0.5 : 1).animation(.spring(response: .infinity), value: configuration.isPressed)",
        "scaleEffect(configuration.isPressed ? 0.5 : 1).animation(.linear(duration: .infinity), value: configuration.isPressed)",
        "offset(x: configuration.isPressed ? .infinity : 0).animation(.linear, value: configuration.isPressed)",
    ])
    func `has a picture or an error in each output`(modifier: String) {
        let source = """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.\(modifier)
                }
            }
            """
        let data = Sample.data(source)
        for output in Self.outputs {
            for query in ["?title=a", "?title=a&padding=0", "?title=a&events=tap@0.2"] {
                let response = service.get("/v1/custom/~\(data)\(output)\(query)")
                #expect([200, 400, 422].contains(response.status.code), "\(output)\(query)")
            }
        }
    }

    @Test(arguments: [(10_000, true), (10_001, false)])
    func `is a size beyond a limit`(width: Int, isDrawn: Bool) throws {
        let source = """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.frame(width: \(width))
                }
            }
            """
        let response = service.get("/v1/custom/~\(Sample.data(source)).svg?title=a&padding=0")
        #expect(response.status.code == (isDrawn ? 200 : 422))
        guard !isDrawn else { return }
        let error = try #require(response.objects("diagnostics").first)
        #expect(
            (error["message"] as? String)?.contains("the style draws 10001 × ") == true,
            "\(response.json)"
        )
    }

    @Test(arguments: [
        ("scaleEffect(1e4).clipped()", true), ("scaleEffect(1e8).clipped()", false),
        ("mask { Text(\"a\").scaleEffect(1e8) }", false),
        ("scaleEffect(1e8).clipped().scaleEffect(1e-8)", true),
    ])
    func `is a distance that pixels cannot show, even where nothing shows it`(modifier: String, isDrawn: Bool)
    {
        let source = """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.\(modifier)
                }
            }
            """
        let address = "/v1/custom/~\(Sample.data(source))"
        #expect(service.get("\(address).svg?title=a").status.code == 200)
        for output in [".png", "/states.png", "/animation.webp", "/card.png"] {
            let response = service.get("\(address)\(output)?title=a&events=tap@0.2")
            #expect(response.status.code == (isDrawn ? 200 : 422), "\(output)")
            if !isDrawn { #expect(response.text.contains("farther away than 1000000 points")) }
        }
    }

    @Test(arguments: [
        ("blur(radius: 3)", 100, 5, 200), ("blur(radius: 3)", 1000, 5, 200),
        ("blur(radius: 3)", 1000, 25, 400), ("shadow(radius: 1)", 100, 20, 200),
        ("opacity(0.99)", 1000, 25, 200),
    ])
    func `is a number of layers that pixels are composed of`(
        effect: String,
        side: Int,
        count: Int,
        status: Int
    ) throws {
        let source = """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    ZStack {
                        ForEach(0..<\(count)) { _ in
                            Color.red.overlay(Circle()).frame(width: \(side), height: \(side)).\(effect)
                        }
                    }
                }
            }
            """
        let address = "/v1/custom/~\(Sample.data(source))"
        let response = service.get("\(address).png?title=a&scale=1")
        #expect(response.status.code == status)
        guard status == 400 else { return }
        #expect((response.json["type"] as? String)?.hasSuffix(":too-expensive") == true)
        #expect(response.json["limit"] as? String == "3000 ms")
        let animation = service.get("\(address)/animation.webp?title=a&scale=1&events=tap@0.2")
        #expect(animation.status.code == 400)
    }

    @Test(arguments: ["webp", "gif", "png"])
    func `is the reason why an animation has no first frame`(format: String) {
        let source = """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .rotationEffect(.degrees(configuration.isPressed ? -14 : 1e308))
                        .animation(.spring(duration: .infinity, bounce: 0.6), value: configuration.isPressed)
                }
            }
            """
        let address = "/v1/custom/~\(Sample.data(source))/animation.\(format)"
        let response = service.get("\(address)?title=a&events=tap@0.2")
        #expect(response.status.code == 422)
        #expect(response.text.contains("farther away than 1000000 points"))
    }

    @Test(arguments: ["webp", "gif", "png"])
    func `is a number of layers in each frame of an animation`(format: String) {
        func response(shadows count: Int) -> Response {
            let source = """
                import SwiftUI
                struct Pill: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        Color.red.frame(width: 300, height: 300)\(String(repeating: ".shadow(radius: 9)", count: count))
                    }
                }
                """
            let address = "/v1/custom/~\(Sample.data(source))/animation.\(format)"
            return service.get("\(address)?title=a&scale=1&fps=2&events=tap@0.2&duration=0.5")
        }
        #expect(response(shadows: 1).status.code == 200)
        #expect(response(shadows: 8).status.code == 400)
        #expect(response(shadows: 8).json["limit"] as? String == "3000 ms")
    }

    @Test func `is the shadows around each other, as far as memory holds their layers`() throws {
        func status(of count: Int) -> Int {
            let shadows = String(repeating: ".shadow(radius: 500)", count: count)
            let source = """
                import SwiftUI
                struct Pill: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        Color.red.frame(width: 1800, height: 1800)\(shadows).clipped()
                    }
                }
                """
            return service.get("/v1/custom/~\(Sample.data(source)).png?title=a&scale=1&padding=0").status.code
        }
        #expect(status(of: 1) == 200)
        #expect(status(of: 4) == 400)
    }

    @Test func `is ignored as the length of a frame`() throws {
        func size(_ modifier: String) throws -> String? {
            let source = """
                import SwiftUI
                struct Pill: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        configuration.label\(modifier)
                    }
                }
                """
            let body = service.get("/v1/custom/~\(Sample.data(source)).svg?title=a").body
            return String(decoding: body, as: UTF8.self).split(separator: " ").first {
                $0.hasPrefix("width=")
            }
            .map(String.init)
        }
        let plain = try #require(try size(""))
        #expect(try size(".frame(width: .infinity)") == plain)
        #expect(try size(".frame(width: -5)") == plain)
        #expect(try size(".frame(width: 50)") != plain)
    }

    @Test func `is a text in JSON`() {
        #expect(
            JSON.encode([Double.infinity, -.infinity, .nan, 1])
                == Array(#"["Infinity","-Infinity","NaN",1]"#.utf8)
        )
    }
}
