/// The way in which the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case identity, opacity, interpolate, symbolEffect
        case number(ContentTransition.Count)
    }

    /// The direction in which a number counts.
    enum Count: Hashable, Sendable {
        case up, down
        /// From the number before to this one.
        case to(Double)

        /// Whether the number counts down from another one.
        func isDown(from old: Count?) -> Bool {
            switch (self, old) {
            case (.down, _): true
            case (.to(let number), .to(let before)): number < before
            case (.up, _), (.to, _): false
            }
        }
    }

    let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// The content changes at once.
    public static let identity = ContentTransition(.identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(.opacity)
    /// A text in another size, or a symbol, grows into the new one; other changes fade.
    public static let interpolate = ContentTransition(.interpolate)
    public static let symbolEffect = ContentTransition(.symbolEffect)

    /// The characters that change are replaced one by one, in the direction in which the number counts.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(.number(countsDown ? .down : .up))
    }

    /// The characters that change are replaced one by one, upwards if the value grows.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(.number(.to(value)))
    }

    var count: Count? {
        if case .number(let count) = kind { count } else { nil }
    }

    /// The difference of what is drawn from SwiftUI's; `nil` if there is none.
    fileprivate var approximation: Approximation? {
        switch kind {
        case .identity, .opacity, .interpolate: nil
        case .symbolEffect, .number: .contentTransition
        }
    }
}

extension View {
    /// Sets the way in which texts and symbols in the view change.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition).approximated(transition.approximation)
    }
}
