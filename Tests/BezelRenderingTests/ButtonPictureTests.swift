import BezelRendering
import ButtonAPI
import Caching
import Graphics
import HTTP
import SwiftUI
import Testing

@Suite struct `A picture of a button` {
    /// The service, with the same fonts.
    private struct Service {
        private let service: ButtonService
        private let worker: ButtonWorker

        init() throws {
            let fonts = try InstalledFonts.installed
            service = ButtonService(
                ButtonService.Configuration(
                    shaper: fonts,
                    symbols: SymbolNames(fonts.symbolNames),
                    version: "",
                    budget: MemoryBudget(limit: 8 << 20)
                )
            )
            worker = service.makeWorker(oneOf: 1)
        }

        func text(_ target: String) -> String {
            let response = service.respond(to: Request(target: Array(target.utf8)), with: worker)
            return String(decoding: response.body, as: UTF8.self)
        }
    }

    private let service: Service

    init() throws {
        service = try Service()
    }

    private static var styles: [(name: String, button: AnyView)] {
        [
            ("automatic", AnyView(Button("Buy") {})),
            ("bordered", AnyView(Button("Buy") {}.buttonStyle(.bordered))),
            ("borderedProminent", AnyView(Button("Buy") {}.buttonStyle(.borderedProminent))),
            ("borderless", AnyView(Button("Buy") {}.buttonStyle(.borderless))),
            ("plain", AnyView(Button("Buy") {}.buttonStyle(.plain))),
        ]
    }

    @Test(arguments: styles.indices)
    func `has the bytes of the service in each state`(style: Int) throws {
        let (name, button) = Self.styles[style]
        for state in ButtonPicture.State.all {
            let picture = try ButtonPicture(button, state: state)
            #expect(
                try picture.svg == service.text("/v1/swiftui/\(name).svg?title=Buy&state=\(state)"),
                "\(name) \(state)"
            )
        }
    }

    @Test(arguments: styles.indices)
    func `has the bytes of the service in all outputs`(style: Int) throws {
        let (name, button) = Self.styles[style]
        let picture = try ButtonPicture(button, name: name)
        let path = "/v1/swiftui/\(name)"
        #expect(try picture.sheet == service.text(path + "/states.svg?title=Buy"))
        #expect(try picture.animation == service.text(path + "/animation.svg?title=Buy"))
        #expect(try picture.timeline.withoutIDs == service.text(path + "/timeline.json?title=Buy").withoutIDs)
        let frames = try picture.frames(perSecond: 10)
        #expect(frames.count > 5)
        for (number, frame) in frames.enumerated() {
            #expect(frame == service.text(path + "/frames/\(number).svg?title=Buy&fps=10"))
        }
    }

    @Test func `has the bytes of the service for glass and for UIKit`() throws {
        var environment = ViewEnvironment()
        environment.system = .iOS26
        let glass = try ButtonPicture(Button("Buy") {}.buttonStyle(.glass), environment: environment)
        #expect(try glass.svg == service.text("/v1/swiftui/glass.svg?title=Buy"))

        func makeButton() -> UIButton {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Buy"
            return UIButton(configuration: configuration)
        }
        for state in ButtonPicture.State.all + [.selected] {
            let picture = try ButtonPicture(uiKit: makeButton(), state: state)
            #expect(
                try picture.svg == service.text("/v1/uikit/filled.svg?title=Buy&state=\(state)"),
                "\(state)"
            )
        }
        let filled = try ButtonPicture(uiKit: makeButton())
        #expect(
            try filled.timeline.withoutIDs
                == service.text("/v1/uikit/filled/timeline.json?title=Buy").withoutIDs
        )
    }

    @Test func `has the settings of the environment and the parameters`() throws {
        var environment = ViewEnvironment()
        environment.colorScheme = .dark
        environment.dynamicTypeSize = .xxLarge
        environment.layoutDirection = .rightToLeft
        environment.colorSchemeContrast = .increased
        environment.isEnabled = false
        let picture = try ButtonPicture(
            Button("Buy") {}.buttonStyle(.bordered),
            environment: environment,
            parameters: ["background": "teal", "padding": "3"]
        )
        let query =
            "title=Buy&colorScheme=dark&dynamicTypeSize=xxLarge&layoutDirection=rightToLeft&contrast=increased"
            + "&state=disabled&background=teal&padding=3"
        #expect(try picture.svg == service.text("/v1/swiftui/bordered.svg?" + query))
    }

    @Test func `shows its events`() throws {
        let picture = try ButtonPicture(
            Button("Buy") {}.buttonStyle(.bordered),
            events: [.down(at: 0.2), .move(CGPoint(x: 3, y: -4.5), at: 0.3), .up(at: 0.5)]
        )
        let query = "?title=Buy&events=down@0.2,move(3,-4.5)@0.3,up@0.5"
        #expect(try picture.svg(at: 0.4) == service.text("/v1/swiftui/bordered.svg\(query)&t=0.4"))
        #expect(
            try picture.timeline.withoutIDs
                == service.text("/v1/swiftui/bordered/timeline.json" + query).withoutIDs
        )
        #expect(try picture.timeline.contains(#""trigger""#))
    }

    @Test func `logs its action once, although its style makes a button of it`() throws {
        struct Nested: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration).buttonStyle(.bordered)
            }
        }
        let picture = try ButtonPicture(Button("Buy") {}.buttonStyle(Nested()))
        #expect(try picture.timeline.components(of: #""trigger""#) == 1)
    }

    @Test func `is named after what it shows`() throws {
        let symbol = try ButtonPicture(
            Button {
            } label: {
                Image(systemName: "star")
            }
        )
        #expect(try symbol.svg.contains(#"aria-label="star""#))
        let texts = try ButtonPicture(
            Button {
            } label: {
                VStack {
                    Text("A"); Text("B")
                }
            }
        )
        #expect(try texts.svg.contains(#"aria-label="A B""#))
        let named = try ButtonPicture(Button("Buy") {}, title: "Purchase")
        #expect(try named.svg.contains(#"aria-label="Purchase""#))
    }

    @Test func `names the value that the service does not accept`() throws {
        #expect {
            try ButtonPicture(Button("Buy") {}, parameters: ["colorSheme": "dark"])
        } throws: { error in
            "\(error)".contains("colorScheme")
        }
        #expect {
            try ButtonPicture(Button("Buy") {}).sheet(rows: "state", columns: "nothing")
        } throws: { error in
            error is PictureError
        }
    }

    @Test func `is a file of pixels where the libraries for it are`() throws {
        let picture = try ButtonPicture(Button("Buy") {})
        do {
            let file = try picture.png(scale: 1)
            #expect(Array(file.prefix(4)) == [0x89] + Array("PNG".utf8))
        } catch {
            #expect(error.message.contains("raster") || error.message.contains("pixels"))
        }
    }
}

extension String {
    /// A timeline without the ids of its tracks, which name places in a tree of views.
    fileprivate var withoutIDs: String { replacing(/"id":"[0-9a-f]+"/, with: "") }

    /// The number of occurrences of a text.
    fileprivate func components(of text: String) -> Int { split(separator: text).count - 1 }
}
