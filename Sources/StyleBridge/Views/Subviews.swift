import StyleRuntime
import ViewEngine

// The views that another view consists of. A collection of them is an array, which has the members of collections.
extension Bridge {
    mutating func addSubviewCollections() {
        for name in [
            "SubviewsCollection", "SubviewsCollectionSlice", "_VariadicView.Children",
            "_VariadicView_Children",
        ] {
            add(alias: name, of: [Subview].bridgedType)
        }
        viewInitializer(.group, labels: "subviews", "transform") {
            (view: AnyView, transform: Callback<AnyView, [Subview]>) in
            Group(subviews: view) { transform(Array($0)) }
        }
        viewInitializer(.forEach, labels: "subviews", "content") {
            (view: AnyView, content: Callback<AnyView, Subview>) in
            ForEach(subviews: view) { content($0) }
        }
        addVariadicViews()
    }

    /// The older form: a value of the source whose function makes a view of the views in a closure.
    private mutating func addVariadicViews() {
        for name in ["_VariadicView.Children.Element", "_VariadicView_Children.Element"] {
            add(alias: name, of: Subview.bridgedType)
        }
        add(protocol: .viewRoot)
        for root: EngineProtocol in [.multiViewRoot, .unaryViewRoot] {
            add(protocol: root, refining: [.viewRoot])
            add(alias: "_VariadicView_\(root.name)", of: .any(root))
        }
        add(type: .variadicView)
        add(type: .variadicViewTree, "View")
        viewInitializer(.variadicViewTree, labels: "_", "content") {
            (root: AnyVariadicRoot, content: Builder) in
            Group(subviews: content()) { root.body(Array($0)) }
        }
    }
}

/// A value of the source that makes a view of several views.
struct AnyVariadicRoot: Bridged {
    private let record: Value.Record
    static var bridgedType: StyleType { .any(.viewRoot) }

    init(bridging value: Value) throws(Failure) {
        guard case .record(let record) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.record = record
    }

    var bridged: Value { .record(record) }

    func body(_ children: [Subview]) -> AnyView { record.body("body(content:)", with: [children.bridged]) }
}
