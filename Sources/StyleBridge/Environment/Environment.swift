import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addEnvironment() {
        // The default values, with the colors of the system that is drawn.
        initializer { () in EnvironmentValues(palette: Environment(\.palette).wrappedValue) }
        add(environmentValue: .function("self", [], isProperty: true) { Environment(\.self).wrappedValue })
        add(type: .containerValues)

        add(type: DynamicTypeRange.engineType)
        modifier("dynamicTypeSize", labels: "_") { (view, range: DynamicTypeRange) in range.applied(to: view)
        }
    }
}

/// A range of text sizes, either of whose ends may be open.
package struct DynamicTypeRange: Bridged {
    static var engineType: EngineType { .dynamicTypeSizeRange }
    static var bridgedType: StyleType { .engine(engineType) }

    private let lower: DynamicTypeSize?
    private let upper: DynamicTypeSize?

    init(bridging value: Value) throws(Failure) {
        guard case .tuple(let ends) = value, ends.count == 2 else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        lower = try DynamicTypeSize?(bridging: ends[0])
        upper = try DynamicTypeSize?(bridging: ends[1])
    }

    var bridged: Value { .tuple([lower.bridged, upper.bridged]) }

    func applied(to view: AnyView) -> any View {
        switch (lower, upper) {
        case (let lower?, let upper?): view.dynamicTypeSize(min(lower, upper)...upper)
        case (let lower?, nil): view.dynamicTypeSize(lower...)
        case (nil, let upper?): view.dynamicTypeSize(...upper)
        case (nil, nil): view
        }
    }
}
