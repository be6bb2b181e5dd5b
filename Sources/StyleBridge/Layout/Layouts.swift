import Graphics
import StyleRuntime
import ViewEngine

// Layouts of the source, and what they measure and place.
extension Bridge {
    mutating func addLayouts() {
        add(alias: "LayoutSubviews", of: .layoutSubviews)
        add(alias: "Layout.Subviews", of: .layoutSubviews)
        // A layout from right to left is mirrored as a whole.
        property("layoutDirection", of: "Array") { (_: [LayoutSubview]) in LayoutDirection.leftToRight }

        addLayoutContainers()
    }

    /// The layouts of the engine, and what a container with a layout is.
    private mutating func addLayoutContainers() {
        viewMethod("callAsFunction", of: "Layout", labels: "_") {
            (layout: LayoutArgument, content: Builder) in
            layout.container(content)
        }
        modifier("layoutValue", labels: "key", "value") { (view, key: LayoutKeyArgument, value: Any0) in
            view.layoutValue(value.value, forKey: key.type)
        }
    }
}

/// A key of a value for a layout that the source declares, by the number of its type.
private struct LayoutKeyArgument: Bridged {
    let type: Int

    static var bridgedType: StyleType { .any(.layoutValueKey, [.variable(0)]) }

    init(bridging value: Value) throws(Failure) {
        guard case .integer(let type) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.type = type
    }

    var bridged: Value { .integer(type) }
}

extension AnyLayout: EngineValue { static var engineType: EngineType { .anyLayout } }
extension HStackLayout: EngineValue { static var engineType: EngineType { .hStackLayout } }
extension VStackLayout: EngineValue { static var engineType: EngineType { .vStackLayout } }
extension ZStackLayout: EngineValue { static var engineType: EngineType { .zStackLayout } }
