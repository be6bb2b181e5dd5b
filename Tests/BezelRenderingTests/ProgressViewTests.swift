import Graphics
import SwiftUI
import TestSupport
import Testing

@Suite struct `A progress view` {
    private struct Bar: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Color.black.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 5)
        }
    }

    private struct Framed: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            ProgressView(configuration).padding(3).background(.blue)
        }
    }

    @Test func `is drawn by the nearest style`() {
        let view = ProgressView(value: 0.25).progressViewStyle(Bar()).progressViewStyle(Framed())
        #expect(render(view).fills.map(\.width) == [25])
    }

    @Test func `is drawn in a style by the next style outwards`() {
        let view = ProgressView(value: 0.25).progressViewStyle(Framed())
        #expect(render(view.progressViewStyle(Bar())).fills.map(\.width) == [31, 25])
        #expect(
            render(view.progressViewStyle(Framed()).progressViewStyle(Bar())).fills.map(\.width) == [
                37, 31, 25,
            ]
        )
    }

    @Test func `is a bar in a style without another one outwards`() {
        let view = ProgressView(value: 0.25).progressViewStyle(Framed()).frame(width: 106, height: 10)
        #expect(render(view).fills.map(\.width) == [106, 100, 25])
    }
}
