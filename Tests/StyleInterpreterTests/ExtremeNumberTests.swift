import StyleInterpreter
import StyleRuntime
import TestSupport
import Testing
import ViewEngine

/// Styles whose numbers are not finite, enormous or tiny: whatever they draw, they end, and nothing traps.
@Suite struct `A style with an extreme number` {
    private static let numbers = [
        ".nan", ".infinity", "-.infinity", "1e308", "-1e308", "1e-320", "-1e-320", "-1", "0",
    ]

    /// Bodies in which `N` stands for the number.
    private static let bodies = [
        "configuration.label.frame(minWidth: N, idealWidth: N, maxWidth: N, minHeight: N, maxHeight: N)",
        "configuration.label.frame(width: N, height: N).padding(N).position(x: N, y: N)",
        "configuration.label.aspectRatio(N, contentMode: .fill).layoutPriority(N).zIndex(N)",
        "configuration.label.kerning(N).tracking(N).baselineOffset(N).lineSpacing(N).minimumScaleFactor(N)",
        "configuration.label.font(.system(size: N)).dynamicTypeSize(.large).padding(.horizontal, N)",
        "configuration.label.rotationEffect(.degrees(N)).scaleEffect(N).offset(x: N, y: N)",
        "configuration.label.rotation3DEffect(.degrees(N), axis: (x: N, y: N, z: N), anchorZ: N, perspective: N)",
        "configuration.label.transformEffect(CGAffineTransform(a: N, b: N, c: N, d: N, tx: N, ty: N))",
        "configuration.label.hueRotation(.degrees(N)).saturation(N).brightness(N).contrast(N).grayscale(N)",
        "configuration.label.blur(radius: N).shadow(radius: N, x: N, y: N).opacity(N)",
        "configuration.label.background(Color(red: N, green: N, blue: N, opacity: N))",
        "configuration.label.background(Color(hue: N, saturation: N, brightness: N)).background(Color(white: N))",
        "configuration.label.background(LinearGradient(stops: [.init(color: .red, location: N), .init(color: .blue, location: N)], startPoint: UnitPoint(x: N, y: N), endPoint: .top))",
        "configuration.label.background(RadialGradient(colors: [.red, .blue], center: .center, startRadius: N, endRadius: N))",
        "configuration.label.background(AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(N), endAngle: .degrees(N)))",
        "configuration.label.overlay(RoundedRectangle(cornerRadius: N).strokeBorder(style: StrokeStyle(lineWidth: N, dash: [N, N], dashPhase: N)))",
        "Circle().trim(from: N, to: N).rotation(.degrees(N)).offset(x: N).scale(N).stroke(lineWidth: N)",
        "Ellipse().inset(by: N).frame(width: 20, height: N)",
        "Path { p in p.addArc(center: .zero, radius: 10, startAngle: .degrees(N), endAngle: .degrees(0), clockwise: true) }",
        "Path { p in p.addArc(center: .zero, radius: N, startAngle: .degrees(0), endAngle: .degrees(N), clockwise: false) }",
        "Path { p in p.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(N), delta: .degrees(N)) }",
        "Path { p in p.move(to: .zero); p.addLine(to: CGPoint(x: N, y: N)); p.addQuadCurve(to: .zero, control: CGPoint(x: N, y: N)) }.stroke(lineWidth: N)",
        "Path { p in p.addRoundedRect(in: CGRect(x: N, y: N, width: N, height: N), cornerSize: CGSize(width: N, height: N)); p.addEllipse(in: CGRect(x: N, y: N, width: N, height: N)) }",
        "Canvas { c, s in c.opacity = N; c.rotate(by: .degrees(N)); c.translateBy(x: N, y: N); c.scaleBy(x: N, y: N); c.fill(Path(ellipseIn: CGRect(x: N, y: N, width: N, height: N)), with: .color(.red)) }",
        "Canvas { c, s in c.addFilter(.blur(radius: N)); c.stroke(Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: N), with: .color(.blue), lineWidth: N) }",
        "LazyVGrid(columns: [GridItem(.adaptive(minimum: N, maximum: N), spacing: N)], spacing: N) { configuration.label }.frame(width: N)",
        "HStack(spacing: N) { configuration.label; Spacer(minLength: N); configuration.label }",
        "configuration.label.opacity(configuration.isPressed ? 0 : 1).animation(.spring(response: N, dampingFraction: N).delay(N).speed(N), value: configuration.isPressed)",
        "configuration.label.opacity(configuration.isPressed ? 0 : N).animation(.linear(duration: N), value: configuration.isPressed)",
        "configuration.label.scaleEffect(configuration.isPressed ? N : 1).animation(.timingCurve(N, N, N, N, duration: 1), value: configuration.isPressed)",
        "configuration.label.scaleEffect(configuration.isPressed ? 0.5 : 1).animation(.interpolatingSpring(mass: N, stiffness: N, damping: N, initialVelocity: N).repeatForever(), value: configuration.isPressed)",
        "configuration.label.keyframeAnimator(initialValue: 1.0, trigger: configuration.isPressed) { v, x in v.scaleEffect(x) } keyframes: { _ in KeyframeTrack { LinearKeyframe(N, duration: N); SpringKeyframe(N, duration: N); CubicKeyframe(N, duration: N) } }",
        "configuration.label.phaseAnimator([0, N]) { v, x in v.scaleEffect(x) } animation: { _ in .linear(duration: N) }",
        "TimelineView(.animation(minimumInterval: N)) { t in configuration.label.opacity(t.date.timeIntervalSinceReferenceDate) }",
        "configuration.label.padding(CGFloat(Int(Double(N)))).lineLimit(Int(Double(N).rounded()))",
        "Text(String(format: \"%d %x %.3f %5.2e\", Double(N), Double(N), Double(N), Double(N)))",
        "VStack { ForEach(Array(stride(from: N, through: 3, by: N)), id: \\.self) { _ in configuration.label } }",
        "VStack { ForEach(Array(stride(from: 0, to: N, by: 1)), id: \\.self) { _ in configuration.label } }",
        "configuration.label.opacity(Double.random(in: 0...max(0, N)))",
        "ProgressView(value: N, total: N).rotationEffect(.degrees(N))",
        "configuration.label.onLongPressGesture(minimumDuration: N, maximumDistance: N) {}.gesture(DragGesture(minimumDistance: N))",
    ]

    @Test(arguments: bodies) func `ends`(_ body: String) throws {
        for number in Self.numbers {
            let program = try interpret(
                """
                import SwiftUI
                struct Pill: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        \(body.replacing("N", with: "(\(number))"))
                    }
                }
                """
            )
            guard let style = program.styles.first else { continue }
            let (_, outcome) = BodyEvaluation.run(stepLimit: InterpreterLimits().steps) {
                do throws(Failure) {
                    let made = try style.makeStyle()
                    let button = Button(action: {}, label: { Text("Title") })
                    let recording = record(made.applied(to: button), [.down(0), .up(0.1)], until: 1)
                    let pictures = SVGComparison(until: 1)
                    #expect(!pictures.still(recording, at: 0.05).isEmpty)
                    #expect(!pictures.animated(recording).isEmpty)
                } catch {
                    BodyEvaluation.current?.fail(error)
                }
            }
            #expect(outcome.steps <= InterpreterLimits().steps)
        }
    }
}
