import BezelRendering
import SwiftUI
import Testing

@Suite struct `A picture of a view with several buttons` {
    private struct Card: View {
        @State private var count = 0

        var body: some View {
            HStack(spacing: 20) {
                Button("One") {}.buttonStyle(.borderedProminent)
                Button("More \(count)") { count += 1 }.buttonStyle(.bordered)
            }
        }
    }

    private func svg(
        _ button: ButtonPicture.Buttons?,
        _ state: ButtonPicture.State = .normal,
        _ parameters: [String: String] = [:]
    ) throws -> String {
        try ButtonPicture(view: Card(), button: button, state: state, parameters: parameters).svg
    }

    @Test func `shows a state at one of them, or at all`() throws {
        let pictures = [
            try svg(nil), try svg(1, .pressed), try svg(2, .pressed), try svg(.all, .pressed),
            try svg(nil, .disabled),
        ]
        #expect(Set(pictures).count == pictures.count)
        #expect(try svg(nil, .pressed) == pictures[1])
        #expect(pictures[0].contains("<title>One More 0</title>"), "\(pictures[0].prefix(300))")
    }

    @Test func `changes with the action of one`() throws {
        let picture = try ButtonPicture(
            view: Card(),
            button: 2,
            events: [.down(at: 0), .up(at: 0.1)],
            parameters: ["text": "live", "t": "1"]
        )
        #expect(try picture.svg.contains(">More 1<"))
    }

    @Test func `has no other one`() throws {
        #expect(throws: PictureError.self) { try svg(3, .pressed) }
    }
}
