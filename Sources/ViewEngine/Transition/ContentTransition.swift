/// The way in which the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
    private let name: String

    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static let symbolEffect = ContentTransition(name: "symbolEffect")

    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }

    public static func numericText(value: Double) -> ContentTransition { numericText() }
}

extension View {
    /// Has no effect: texts and symbols that change fade into each other.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        approximated(transition == .opacity ? nil : .contentTransition)
    }
}
