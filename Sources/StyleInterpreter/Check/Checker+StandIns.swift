import StyleSyntax
import ViewEngine

extension Checker {
    /// An expression that names something outside of the source: its type is not known until it is used.
    func external(_ name: String, at place: SourcePlace, _ message: String, remedy: String? = nil) -> Typed {
        guard replacesExternalNames else { return fail(place, message, remedy: remedy) }
        return Typed(.unknown, external: name) { _ throws(Failure) in .none }
    }

    /// The value that replaces something outside of the source, by its type and the words of its name.
    func standIn(
        for external: String,
        as expected: StyleType,
        at place: SourcePlace,
        _ typed: Typed
    ) -> Typed {
        let words = NameWords(external)
        let parameter = StandIn.parameter(external)
        func replaced(_ type: StyleType, _ make: @escaping @Sendable () -> Value) -> Typed {
            let parameterType = ParameterType(type, self)
            standIns.append(
                StandIn(
                    name: external,
                    place: place,
                    type: name(of: type),
                    kind: parameterType.kind(make()).kind
                )
            )
            return Typed(type) { frame throws(Failure) in
                frame.execution.externals[parameter].flatMap(parameterType.value) ?? make()
            }
        }
        switch expected {
        case .engine("Color"), .any("ShapeStyle", _):
            let color = words.color
            return replaced(.engine("Color")) { .engine(color) }
        case .engine("UIColor"):
            let color = words.color
            return replaced(expected) { .engine(UIColorStandIn.make(color)) }
        case .engine("Font"): return replaced(expected) { .engine(words.font) }
        case .engine("Double"): return replaced(expected) { .number(words.number) }
        case .engine("Int"): return replaced(expected) { .integer(Int(words.number)) }
        case .engine("Bool"): return replaced(expected) { .boolean(false) }
        case .engine("String"):
            let text = words.last
            return replaced(expected) { .string(text) }
        case .engine("EdgeInsets"):
            // A number is more likely where both fit.
            cost += 1
            let number = words.number
            return replaced(expected) {
                .engine(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
            }
        case .engine("CGSize"):
            cost += 1
            let number = words.number
            return replaced(expected) { .engine(CGSizeStandIn.make(number)) }
        case .engine("Animation"): return replaced(expected) { .engine(Animation.default) }
        case .engine("Font.Weight"): return replaced(expected) { .engine(Font.Weight.regular) }
        case .engine("Image"): return replaced(expected) { .engine(Image(systemName: "photo")) }
        case .any("View", _): return replaced(expected) { .engine(EmptyView()) }
        case .any("ViewModifier", _): return replaced(expected) { .none }
        case .any("Shape", _), .any("InsettableShape", _):
            return replaced(expected) { .engine(RoundedRectangle(cornerRadius: 8)) }
        case .optional(let wrapped):
            let inner = standIn(for: external, as: wrapped, at: place, typed)
            return Typed(expected, inner.code)
        case .array: return replaced(expected) { .array([]) }
        case .function(let function) where function.result == .void:
            standIns.append(StandIn(name: external, place: place, type: name(of: expected), kind: .fixed))
            return Typed(expected) { frame throws(Failure) in
                .function(.init(frame.execution) { _ in .void })
            }
        case .any("", _), .any("Equatable", _), .any("Hashable", _), .void, .variable:
            return replaced(expected) { .boolean(false) }
        case .declared(let number) where index.types[number].isEnumeration:
            let info = index.types[number]
            guard let first = info.cases.first, first.parameters.isEmpty else { break }
            return replaced(expected) {
                .enumeration(
                    .init(
                        type: number,
                        number: first.number,
                        name: first.name,
                        values: [],
                        rawValue: first.rawValue
                    )
                )
            }
        default: break
        }
        return fail(
            place,
            "cannot find '\(external)' in the source, and there is no stand-in for a value of type '\(name(of: expected))'",
            remedy: "paste its declaration, too"
        )
    }
}
