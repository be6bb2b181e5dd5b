import StyleBridge
import StyleRuntime
import StyleSyntax

// Optionals that are unwrapped where they are used: `var ring: CAShapeLayer!`.
extension Signatures {
    /// Properties of the engine that are declared with `!`, as Apple's are.
    private static let implicitlyUnwrappedProperties: Set<String> = ["tintColor"]

    /// Whether a type is written with `!`.
    func isImplicitlyUnwrapped(_ type: TypeID?) -> Bool {
        guard let type else { return false }
        switch program[type].kind {
        case .implicitlyUnwrapped: return true
        case .attributed(_, _, let inner): return isImplicitlyUnwrapped(inner)
        default: return false
        }
    }

    /// Whether a property of a type of the engine is declared with `!`.
    func isImplicitlyUnwrapped(_ property: Callable, of type: StyleType) -> Bool {
        property.isProperty && Self.implicitlyUnwrappedProperties.contains(property.name)
            && property.result == .optional(.engine(.uiColor))
    }

    /// The value inside of an optional that is unwrapped implicitly, which ends the program if there is none, unless it is a
    /// view; nil for other values.
    func implicitlyUnwrapped(_ typed: Typed, at place: SourcePlace) -> Typed? {
        guard typed.isImplicitlyUnwrapped, typed.type.isOptional else { return nil }
        let type = typed.type.unwrapped
        let forced = ForcedValue(value: typed, place: place, replacement: makerOfEmptyView(type))
        return Typed(type, external: typed.external, forced)
    }

    /// The initializer of an empty view: an archive or the app gives the view to the property before it is drawn, and a view
    /// that is not in the source is an empty one.
    private func makerOfEmptyView(_ type: StyleType) -> Entry? {
        guard case .engine(let engine) = type.kind, engine == .uiView || bridge.conforms(engine, to: .uiView)
        else {
            return nil
        }
        return bridge.initializers(of: type)?.first { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    }
}
