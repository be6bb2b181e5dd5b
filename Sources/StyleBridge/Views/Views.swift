import StyleRuntime
import SystemStyles
import ViewEngine

extension Bridge {
    mutating func addViews() {
        add(alias: "AnyView", of: .view)
        initializers(of: "AnyView", [.function("init", ["_"]) { (view: AnyView) in view }])
        initializers(of: "AnyView", [.function("init", ["erasing"]) { (view: AnyView) in view }])
        viewInitializer(.forEach, labels: "_", "content") {
            (range: Range<Int>, content: Callback<AnyView, Int>) in
            ForEach(range, id: \.anyValue) { content($0) }
        }
        viewInitializer(.forEach, labels: "_", "id", "content") {
            (range: Range<Int>, id: AnyKeyPath, content: Callback<AnyView, Int>) in
            ForEach(range, id: \.anyValue) { content($0) }
        }
        // The engine identifies the views by their positions; the key path says which value of a picker they are.
        viewInitializer(.forEach, labels: "_", "id", "content") {
            (values: [Any0], id: Callback<Any1, Any0>, content: Callback<AnyView, Any0>) in
            ForEach(values.map { Identified(element: $0, makeID: { id($0) }) }, id: \.id) {
                content($0.element)
            }
        }
        viewInitializer(.forEach, labels: "_", "content") {
            (values: [Any0], content: Callback<AnyView, Any0>) in
            ForEach(values, id: \.self) { content($0) }
        }
        viewInitializer(.label, labels: "_", "systemImage") { (title: Title, name: String) in
            Label(title: { title.text }, icon: { Image(systemName: name) })
        }
        viewInitializer(.label, labels: "_", "image") { (title: Title, name: String) in
            Label(title: { title.text }, icon: { Image(name) })
        }
        addProgressViews()
    }
}

/// A key path of any type.
package struct AnyKeyPath: Bridged {
    let value: Value
    static var bridgedType: StyleType { .keyPath }
    init(bridging value: Value) { self.value = value }
    var bridged: Value { value }
}

/// An element of the source with what identifies it.
struct Identified {
    let element: Any0
    let makeID: (Any0) -> Any1

    /// The same type as that of elements without a key path, so that a picker can compare it with its selection.
    var id: Any0 { Any0(makeID(element).value) }
}

extension Int {
    /// The number as a value of the source, which a picker compares with its selection.
    var anyValue: Any0 { Any0(.integer(self)) }
}
