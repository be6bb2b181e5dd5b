package import Graphics
package import ViewEngine

extension EnvironmentValues {
    /// The color behind everything, which glass shows; `nil` if it is unknown.
    package var backdrop: ResolvedColor? {
        get { self[BackdropKey.self] }
        set { self[BackdropKey.self] = newValue }
    }
}

private enum BackdropKey: EnvironmentKey {
    static let defaultValue: ResolvedColor? = nil
}
