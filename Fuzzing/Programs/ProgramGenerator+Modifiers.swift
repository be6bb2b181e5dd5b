// Modifiers of views, and declarations that views use: modifiers, shapes, keys of the environment.
extension ProgramGenerator {
    /// A call of a modifier, beginning with its dot.
    func modifierCall(_ depth: Int) -> String {
        let inner = max(0, depth - 1)
        switch choice(31) {
        case 0: return ".padding(\(cgFloat(1)))"
        case 1: return ".opacity(\(double(2)))"
        case 2: return ".scaleEffect(\(cgFloat(2)))"
        case 3: return ".rotationEffect(.degrees(\(double(2))))"
        case 4: return ".offset(x: \(cgFloat(1)), y: \(cgFloat(1)))"
        case 5: return ".frame(width: \(cgFloat(1)), height: \(cgFloat(1)))"
        case 6: return ".frame(minWidth: \(cgFloat(0)), maxWidth: .infinity, alignment: .leading)"
        case 7: return ".background(\(shapeStyle()))"
        case 8: return ".background(\(shapeStyle()), in: \(shape()))"
        case 9: return ".background \(builder(inner))"
        case 10: return ".overlay(alignment: \(pick([".topLeading", ".bottom"]))) \(builder(inner))"
        case 11: return ".mask \(builder(inner))"
        case 12: return ".clipShape(\(shape()))"
        case 13: return ".shadow(color: \(color(1)), radius: \(cgFloat(1)), x: 0, y: \(cgFloat(1)))"
        case 14: return ".blur(radius: \(cgFloat(1)))"
        case 15: return ".foregroundStyle(\(shapeStyle()))"
        case 16: return ".font(.system(size: \(cgFloat(1)), weight: \(pick([".bold", ".light"]))))"
        case 17: return ".\(pick(["saturation", "brightness", "contrast", "grayscale"]))(\(double(1)))"
        case 18: return ".rotation3DEffect(.degrees(\(double(1))), axis: (x: 1, y: 0.5, z: 0))"
        case 19: return ".transformEffect(CGAffineTransform(scaleX: \(cgFloat(1)), y: \(cgFloat(1))))"
        case 20: return ".border(\(color(1)), width: \(cgFloat(1)))"
        case 21: return ".animation(\(animation()), value: \(expression(pick([.int, .bool, .double]), 1)))"
        case 22: return ".transition(\(transition()))"
        case 23: return gesture()
        case 24: return phases()
        case 25: return keyframes()
        case 26: return ".onAppear { \(animatedAction(1)) }"
        case 27: return pickIfAny(scope.modifiers).map { ".\($0)(\(double(1)))" } ?? ".bold()"
        case 28:
            return pickIfAny(scope.environmentKeys).map { ".environment(\\.\($0), \(double(1)))" }
                ?? ".italic()"
        case 29:
            return
                pick([
                    ".compositingGroup()", ".drawingGroup()", ".fixedSize()", ".clipped()", ".hidden()",
                    ".zIndex(1)", ".layoutPriority(2)", ".lineLimit(1)", ".blendMode(.multiply)",
                ])
        default: return ".hueRotation(.degrees(\(double(1)))).\(pick(["tint", "colorMultiply"]))(\(color(1)))"
        }
    }

    /// A modifier of the program, and a method of views that applies it.
    func modifier() -> String {
        let name = newName("Tone")
        let method = newName("tone")
        let calls = apart([Variable(name: "amount", type: .double)]) {
            (0...choice(3)).map { _ in modifierCall(1) }.joined(separator: "\n")
        }
        scope.modifiers.append(method)
        return """
            struct \(name): ViewModifier {
                let amount: Double
                func body(content: Content) -> some View {
                    content
            \(calls.indented.indented.indented)
                }
            }
            extension View {
                func \(method)(_ amount: Double) -> some View { modifier(\(name)(amount: amount)) }
            }
            """
    }

    /// A function from a view to a view.
    func wrapper() -> String {
        let name = newName("wrap")
        let calls = apart([Variable(name: "amount", type: .double)]) {
            (0...choice(2)).map { _ in modifierCall(1) }.joined(separator: "\n")
        }
        scope.wrappers.append(name)
        let signature =
            chance(oneIn: 2)
            ? "func \(name)(_ content: some View, _ amount: Double) -> some View"
            : "func \(name)<Content: View>(_ content: Content, _ amount: Double) -> some View"
        return "\(signature) {\n    content\n\(calls.indented.indented)\n}"
    }

    /// A shape whose path a loop makes, and which is animated.
    func shapeDeclaration() -> String {
        let name = newName("Blob")
        let variables = [
            Variable(name: "amount", type: .cgFloat), Variable(name: "rect.width", type: .cgFloat),
            Variable(name: "rect.midY", type: .cgFloat), Variable(name: "index", type: .int),
        ]
        let (x, y) = apart(variables) { (cgFloat(2), cgFloat(2)) }
        scope.shapes.append(name)
        return """
            struct \(name): Shape {
                var amount: CGFloat
                var animatableData: CGFloat {
                    get { amount }
                    set { amount = newValue }
                }
                func path(in rect: CGRect) -> Path {
                    var path = Path()
                    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                    for index in 0..<\(pick(["4", "0", "50", "300"])) {
                        let point = CGPoint(x: \(x), y: \(y))
                        \(pick(["path.addLine(to: point)", "path.addQuadCurve(to: point, control: .zero)"]))
                    }
                    path.closeSubpath()
                    return path
                }
            }
            """
    }

    /// A key of the environment whose values are numbers.
    func environmentKey() -> String {
        let key = newName("strength")
        let type = newName("Key")
        let value = apart([]) { double(1) }
        scope.environmentKeys.append(key)
        return """
            private struct \(type): EnvironmentKey {
                static let defaultValue: Double = \(value)
            }
            extension EnvironmentValues {
                var \(key): Double {
                    get { self[\(type).self] }
                    set { self[\(type).self] = newValue }
                }
            }
            """
    }
}
