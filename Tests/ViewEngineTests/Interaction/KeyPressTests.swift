import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `A key` {
    private func actions<Content: View>(_ view: Content, _ keys: KeyEquivalent..., focused: Bool = true)
        -> [String]
    {
        let events = keys.enumerated().map { InteractionEvent(.key($1), at: Double($0 + 1)) }
        return record(view, events, until: 9) { $0.isFocused = focused }.actions.map(\.name)
    }

    @Test func `is passed outwards until a view with the focus uses it`() {
        let view = Color.black.frame(width: 9, height: 9)
            .onKeyPress(.space) {
                logAction("space")
                return .ignored
            }
            .onKeyPress { press in
                logAction(press.characters)
                return .handled
            }
        #expect(actions(view, .space, "a") == ["space", " ", "a"])
        #expect(actions(view, .space, focused: false) == [])
        #expect(actions(view.disabled(true), .space) == [])
    }

    @Test func `that is used is no shortcut`() {
        func button(_ result: KeyPress.Result) -> some View {
            Button("a") { logAction("button") }
                .keyboardShortcut(.defaultAction)
                .onKeyPress(keys: [.return]) { _ in result }
        }
        #expect(actions(button(.ignored), .return) == ["button"])
        #expect(actions(button(.handled), .return) == [])
    }

    @Test func `may be one of some characters`() {
        let view = Color.black.frame(width: 9, height: 9)
            .onKeyPress(characters: .decimalDigits) { press in
                logAction(press.characters)
                return .handled
            }
            .onKeyPress(phases: .up) { _ in
                logAction("up")
                return .handled
            }
        #expect(actions(view, "7", "x") == ["7"])
    }
}

@Suite struct `A focus` {
    @Test func `that changes runs an action`() {
        var focus: [Bool] = []
        let view = Color.black.frame(width: 9, height: 9).focusable(true) { focus.append($0) }
        let host = host(view)
        host.send(InteractionEvent(.focus, at: 1))
        host.send(InteractionEvent(.blur, at: 2))
        #expect(focus == [true, false])
    }
}

@Suite struct `A tap with its place` {
    @Test func `has the location in its view`() {
        var places: [CGPoint] = []
        let view = Color.black.frame(width: 20, height: 10).onTapGesture { places.append($0) }
        let host = host(view)
        host.send(.down(1, x: 5, y: 2))
        host.send(.up(1.1))
        #expect(places == [CGPoint(x: 15, y: 7)])
    }

    @Test func `is not recognized if its gesture is disabled`() {
        var taps = 0
        let tap = TapGesture().onEnded { taps += 1 }
        for isEnabled in [true, false] {
            let host = host(Color.black.frame(width: 20, height: 10).gesture(tap, isEnabled: isEnabled))
            host.send(.down(1))
            host.send(.up(1.1))
        }
        #expect(taps == 1)
    }
}
