import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// The style of a source, with a button that it draws.
private struct Subject {
    let program: InterpretedProgram
    let style: InterpretedStyle

    init(_ source: String, replacesExternalNames: Bool = false) throws {
        program = try interpret(source, replacesExternalNames: replacesExternalNames)
        #expect(program.diagnostics.map(\.message) == [])
        style = try #require(program.styles.first)
    }

    /// The parameters as "name type kind", with "?" after a default that is only a sample.
    var parameters: [String] {
        style.parameters.map {
            "\($0.name) \($0.typeName) \(describe($0.kind))\($0.isDefaultExact ? "" : "?")\($0.isRequired ? " required" : "")"
        }
    }

    private func describe(_ kind: SourceParameter.Kind) -> String {
        guard case .color(let color) = kind else { return "\(kind)" }
        let named: [(String, Color)] = [("red", .red), ("purple", .purple), ("accent", .accentColor)]
        return named.first { $0.1 == color }?.0 ?? "another color"
    }

    func picture(_ arguments: [String: StyleArgument] = [:]) throws -> DisplayList {
        let made = try style.makeStyle(arguments: arguments)
        let picture = render(made.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(made.failure == nil)
        return picture
    }
}

@Suite struct `Parameters of a style` {
    private static let source = """
        import SwiftUI
        enum Size { case small, large }
        struct Pill: ButtonStyle {
            var isLoud = true
            var lines: Int = 2
            var width: CGFloat = 100
            var title: String = "Buy"
            var fill: Color = .red
            var border: Color?
            var size: Size = .large
            var font: Font = .headline
            var other: Font = .system(size: 9)
            var control: ControlSize = .mini
            @Binding var isOn: Bool
            let action: () -> Void
            private let radius: CGFloat = 4
            @State private var isHovered = false
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    if isLoud { fill.frame(width: width, height: size == .small ? 10 : 20) }
                    if isOn { Color.green.frame(width: 10, height: radius) }
                }
            }
        }
        """

    @Test func `have kinds and the default values of the source`() throws {
        let subject = try Subject(Self.source)
        let styles = "[\"largeTitle\", \"title\", \"title2\""
        let found = subject.parameters
        #expect(found.count == 13)
        #expect(found[0] == "isLoud Bool boolean(true)")
        #expect(found[1] == "lines Int integer(2)")
        #expect(found[2] == "width Double number(100.0)")
        #expect(found[3] == "title String text(\"Buy\")")
        #expect(found[4] == "fill Color red")
        #expect(found[5] == "border Color? accent?")
        #expect(found[6] == "size Size choice([\"small\", \"large\"], default: \"large\")")
        #expect(found[7].hasPrefix("font Font choice(\(styles)"))
        #expect(found[7].hasSuffix("default: \"headline\")"))
        #expect(found[8].hasPrefix("other Font choice([\"source\", \"largeTitle\""))
        #expect(found[9].hasSuffix("default: \"mini\")"))
        #expect(found[10] == "isOn Binding<Bool> boolean(false) required")
        #expect(found[11] == "action () -> () fixed required")
        #expect(found[12] == "radius Double number(4.0)")
        let radius = try #require(subject.style.parameters.last)
        #expect(radius.role == .property)
        #expect(radius.place.line == 16)
        #expect(subject.style.parameters[0].role == .argument(label: "isLoud"))
    }

    @Test func `set what is drawn`() throws {
        let subject = try Subject(Self.source)
        #expect(try subject.picture().size == CGSize(width: 100, height: 20))
        let arguments: [String: StyleArgument] = [
            "width": .integer(60), "size": .enumeration("small"), "isOn": .boolean(true),
            "radius": .number(6), "fill": .color(.blue),
        ]
        let picture = try subject.picture(arguments)
        #expect(picture.size == CGSize(width: 60, height: 16))
        #expect(picture.fillColors == [.test(.blue), .test(.green)])
        #expect(try subject.picture(["isLoud": .boolean(false)]).size.height == 0)
    }

    @Test func `keep their defaults with arguments of other types and unknown names`() throws {
        let subject = try Subject(Self.source)
        let arguments: [String: StyleArgument] = [
            "width": .string("wide"), "size": .enumeration("huge"), "lines": .number(1.5),
            "height": .number(9),
        ]
        #expect(try subject.picture(arguments) == subject.picture())
    }

    @Test func `have the values of a preview where there is no default`() throws {
        let subject = try Subject(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                let fill: Color
                let width: CGFloat
                let height: CGFloat
                init(_ fill: Color, width: CGFloat, height: CGFloat) {
                    self.fill = fill
                    self.width = width
                    self.height = height
                }
                func makeBody(configuration: Configuration) -> some View { fill.frame(width: width, height: height) }
            }
            #Preview {
                let height = 3.0
                Button("Buy") {}.buttonStyle(Pill(.purple, width: 30, height: height))
            }
            """
        )
        #expect(
            subject.parameters == [
                "fill Color purple required", "width Double number(30.0) required",
                "height Double number(44.0) required",
            ]
        )
        #expect(subject.style.parameters[0].role == .argument(label: nil))
        let picture = try subject.picture()
        #expect(picture.size == CGSize(width: 30, height: 44))
        #expect(picture.fillColors == [.test(.purple)])
    }

    @Test(
        arguments: [
            "#Preview { Button(\"Buy\") {}.buttonStyle(Pill(fill: .purple, width: 30)) }",
            "#Preview(\"Wide\") { VStack { Button(\"Buy\") {}.buttonStyle(Pill.init(fill: .purple, width: 30)) } }",
            """
            struct Pill_Previews: PreviewProvider {
                static var previews: some View {
                    Group { Button("Buy") {}.buttonStyle(Pill(fill: .purple, width: 30)) }
                }
            }
            """,
            "extension ButtonStyle where Self == Pill { static var buy: Pill { Pill(fill: .purple, width: 30) } }",
        ]
    ) func `take what has no default from a call in the source`(call: String) throws {
        let subject = try Subject(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                let fill: Color
                let width: CGFloat
                var height: CGFloat = 20
                func makeBody(configuration: Configuration) -> some View { fill.frame(width: width, height: height) }
            }
            \(call)
            """
        )
        #expect(
            subject.parameters == [
                "fill Color purple required", "width Double number(30.0) required",
                "height Double number(20.0)",
            ]
        )
        let picture = try subject.picture()
        #expect(picture.size == CGSize(width: 30, height: 20))
        #expect(picture.fillColors == [.test(.purple)])
    }

    @Test func `are also the names that are not in the source`() throws {
        let subject = try Subject(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .frame(width: Metrics.width20, height: 20)
                        .background(Color.brand)
                        .opacity(Metrics.isFaded ? 0.5 : 1)
                        .font(Theme.headline)
                        .glow()
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(subject.program.standIns.map(\.parameter) == subject.style.parameters.map(\.name))
        let names = subject.style.parameters.map { "\($0.name) \($0.typeName)" }
        #expect(
            Set(names) == [
                "external.Metrics.width20 Double", "external.Color.brand Color",
                "external.Metrics.isFaded Bool", "external.Theme.headline Font", "external.glow View",
            ]
        )
        #expect(subject.style.parameters.allSatisfy { $0.role == .external })
        #expect(try subject.picture().size.width == 20)
        let picture = try subject.picture([
            "external.Metrics.width20": .number(50), "external.Color.brand": .color(.purple),
        ])
        #expect(picture.size.width == 50)
        #expect(picture.fillColors == [.test(.purple)])
        let glow = try #require(subject.style.parameters.first { $0.name == "external.glow" })
        #expect(glow.kind == .fixed)
    }
}

@Suite struct `The steps of a job` {
    private static let source = """
        import SwiftUI
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(length())
            }
            func length() -> CGFloat {
                var length = 0.0
                while length < 1000 { length += 1 }
                return length
            }
        }
        """

    private func failures(_ count: Int) throws -> [Failure?] {
        let style = try #require(try interpret(Self.source).styles.first)
        return (0..<count).map { _ in
            do throws(Failure) {
                let made = try style.makeStyle()
                _ = render(made.applied(to: Button(action: {}, label: { Text("Title") })))
                return made.failure
            } catch {
                return error
            }
        }
    }

    @Test func `are those of all its styles together`() throws {
        let (enough, outcome) = BodyEvaluation.run(stepLimit: 100_000) { Result { try failures(4) } }
        #expect(try enough.get() == [nil, nil, nil, nil])
        #expect(outcome.error == nil && (4_000...100_000).contains(outcome.steps))
        let (few, stopped) = BodyEvaluation.run(stepLimit: 2_500) { Result { try failures(4) } }
        #expect(try few.get().first == .some(nil))
        #expect(try few.get().last??.message == "this takes more than 2500 steps")
        #expect((stopped.error as? Failure)?.message == "this takes more than 2500 steps")
    }

    @Test func `are those of each style without a budget for the job`() throws {
        #expect(try failures(60).allSatisfy { $0 == nil })
    }
}
