import Graphics
import StyleInterpreter
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `Interpreted layouts` {
    /// The style of a source, without messages and stand-ins.
    private func style(_ source: String) throws -> AnyInterpretedStyle {
        let program = try interpret("import SwiftUI\n" + source)
        #expect(program.diagnostics.map(\.message) == [])
        #expect(program.standIns == [])
        return try #require(program.styles.first).makeStyle()
    }

    private func picture(_ body: String) throws -> DisplayList {
        let made = try style(
            """
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { \(body) }
            }
            """
        )
        let picture = render(made.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(made.failure == nil)
        return picture
    }

    @Test func `are lazy grids`() throws {
        let columns = try picture(
            """
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 2), GridItem(.flexible(maximum: 30))], spacing: 4) {
                ForEach(0..<3) { _ in Color.red.frame(height: 10) }
            }
            .frame(width: 52)
            """
        )
        let grid = LazyVGrid(
            columns: [GridItem(.fixed(20), spacing: 2), GridItem(.flexible(maximum: 30))],
            spacing: 4
        ) {
            ForEach(0..<3) { _ in Color.red.frame(height: 10) }
        }
        #expect(columns.fills == render(grid.frame(width: 52)).fills)
        let rows = try picture(
            """
            LazyHGrid(rows: [GridItem(.adaptive(minimum: 10), spacing: 0)]) {
                ForEach(0..<3) { _ in Color.red.frame(width: 10) }
            }
            .frame(height: 20)
            """
        )
        #expect(rows.fills.map(\.minX) == [0, 0, 18])
        #expect(rows.fills.map(\.minY) == [0, 10, 0])
    }

    @Test func `have alignment guides`() throws {
        let picture = try picture(
            """
            Color.red.frame(width: 20, height: 20).overlay(alignment: .topTrailing) {
                Color.blue.frame(width: 4, height: 4)
                    .alignmentGuide(.top) { $0.height / 2 }
                    .alignmentGuide(.trailing) { d in d.width / 2 }
            }
            """
        )
        #expect(picture.fills[1] == CGRect(x: 18, y: -2, width: 4, height: 4))
    }

    @Test func `share geometry, and move with it`() throws {
        let made = try style(
            """
            struct Pill: ButtonStyle {
                @Namespace private var space
                func makeBody(configuration: Configuration) -> some View {
                    ZStack(alignment: .topLeading) {
                        ZStack {
                            if !configuration.isPressed {
                                Color.red.matchedGeometryEffect(id: "mark", in: space)
                            }
                        }
                        .frame(width: 20, height: 10)
                        ZStack {
                            if configuration.isPressed {
                                Color.blue.matchedGeometryEffect(id: "mark", in: space)
                            }
                        }
                        .frame(width: 40, height: 30).padding(.leading, 60)
                    }
                    .animation(.linear(duration: 1), value: configuration.isPressed)
                }
            }
            """
        )
        let recording = record(made.applied(to: Button(action: {}, label: { Text("Title") })), [.down(0)])
        let middle = CGRect(x: 30, y: 0, width: 30, height: 20)
        #expect(recording.displayList(at: 0.5).fills == [middle, middle])
    }

    @Test func `have content transitions`() throws {
        let made = try style(
            """
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Text(configuration.isPressed ? "12" : "11").contentTransition(.numericText(countsDown: true))
                        .animation(.linear(duration: 1), value: configuration.isPressed)
                }
            }
            """
        )
        let recording = record(made.applied(to: Button(action: {}, label: { Text("Title") })), [.down(0)])
        #expect(recording.displayList(at: 0.5).runs.map(\.text) == ["1", "1", "2"])
    }
}

@Suite struct `An interpreted canvas` {
    private func picture(_ body: String) throws -> DisplayList {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    \(body)
                }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        #expect(program.standIns == [])
        let made = try #require(program.styles.first).makeStyle()
        let picture = render(made.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(made.failure == nil)
        return picture
    }

    @Test func `draws what the compiled one draws`() throws {
        let interpreted = try picture(
            """
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
                for index in 0..<3 {
                    var copy = context
                    copy.translateBy(x: CGFloat(index) * 10, y: 0)
                    copy.rotate(by: .degrees(10))
                    copy.opacity = 0.5
                    copy.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue), lineWidth: 2)
                }
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
                context.addFilter(.blur(radius: 2))
                context.drawLayer { layer in
                    layer.draw(Text("ab"), at: CGPoint(x: size.width / 2, y: 10))
                }
                if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: .zero) }
            } symbols: {
                Color.green.frame(width: 4, height: 4).tag(1)
            }
            .frame(width: 40, height: 20)
            """
        )
        let compiled = Canvas { context, size in
            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
            for index in 0..<3 {
                var copy = context
                copy.translateBy(x: CGFloat(index) * 10, y: 0)
                copy.rotate(by: .degrees(10))
                copy.opacity = 0.5
                copy.stroke(
                    Path(CGRect(x: 0, y: 0, width: 5, height: 5)),
                    with: .color(.blue),
                    lineWidth: 2
                )
            }
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
            context.addFilter(.blur(radius: 2))
            context.drawLayer { layer in
                layer.draw(Text("ab"), at: CGPoint(x: size.width / 2, y: 10))
            }
            if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: .zero) }
        } symbols: {
            Color.green.frame(width: 4, height: 4).tag(1)
        }
        .frame(width: 40, height: 20)
        #expect(interpreted.items == render(compiled).items)
        #expect(interpreted.fills.count == 2)
        #expect(interpreted.runs.map(\.text) == ["ab"])
    }
}
