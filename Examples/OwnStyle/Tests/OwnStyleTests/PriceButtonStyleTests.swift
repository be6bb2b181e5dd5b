#if os(Linux)
    import BezelRendering
    import OwnStyle
    import SwiftUI
    import Testing

    @Suite struct `The price style` {
        private let button = Button("Buy for 3 €") {}.buttonStyle(.price)

        /// Other fonts have other outlines, and so other pictures.
        @Test func `is drawn with all fonts for its text`() throws {
            #expect(try !InstalledFonts.installed.missingFiles.contains { $0.contains("Inter") })
        }

        @Test(arguments: ButtonPicture.State.all, [ColorScheme.light, .dark])
        func `looks as recorded`(state: ButtonPicture.State, colorScheme: ColorScheme) throws {
            var environment = ViewEnvironment()
            environment.colorScheme = colorScheme
            let picture = try ButtonPicture(button, state: state, environment: environment)
            try expectSnapshot(try picture.svg, named: "price-\(state)-\(colorScheme).svg")
        }

        @Test func `looks different in each state`() throws {
            let pictures = try ButtonPicture.State.all.filter { $0 != .focused }.map { state in
                try ButtonPicture(button, state: state).svg
            }
            #expect(Set(pictures).count == pictures.count)
        }

        @Test func `moves as recorded`() throws {
            let picture = try ButtonPicture(button, events: [.down(at: 0.1), .up(at: 0.4)])
            try expectSnapshot(try picture.timeline, named: "price-press.json")
        }
    }
#endif
