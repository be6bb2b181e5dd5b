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
}
