import StyleRuntime
import SystemStyles
import ViewEngine

// The controls that lead from a view to another one.
extension Bridge {
    mutating func addNavigation() {
        add(alias: "NavigationView", of: .engine(.navigationStack))
        viewInitializer(.navigationStack, labels: "path", "root") { (path: AnyBinding, root: Builder) in
            NavigationStack { root() }
        }
        addSplitViews()
        viewInitializer(.navigationLink, labels: "_", "destination") { (title: Title, destination: Builder) in
            NavigationLink {
                destination()
            } label: {
                title.text
            }
        }
        addNavigationLinks()
    }

    private mutating func addSplitViews() {
        // A user chooses which columns are visible.
        let choices: [ParameterLabel] = ["columnVisibility", .orNil("preferredCompactColumn")]
        let two = Entry.view("init", choices + ["sidebar", "detail"], result: .view) {
            (_: AnyValue, _: AnyValue?, sidebar: Builder, detail: Builder) in
            NavigationSplitView(sidebar: { sidebar() }, detail: { detail() })
        }
        let three = Entry.view("init", choices + ["sidebar", "content", "detail"], result: .view) {
            (_: AnyValue, _: AnyValue?, sidebar: Builder, content: Builder, detail: Builder) in
            NavigationSplitView(sidebar: { sidebar() }, content: { content() }, detail: { detail() })
        }
        initializers(of: "NavigationSplitView", [two, three])
    }

    /// Links whose destination is a view or a value.
    private mutating func addNavigationLinks() {
        viewInitializer(.navigationLink, labels: "destination", "isActive", "label") {
            (destination: AnyView, isActive: AnyBinding, label: Builder) in
            NavigationLink(destination: destination) { label() }
        }
        viewInitializer(.navigationLink, labels: "isActive", "destination", "label") {
            (isActive: AnyBinding, destination: Builder, label: Builder) in
            NavigationLink {
                destination()
            } label: {
                label()
            }
        }
        viewInitializer(.navigationLink, labels: "_", "isActive", "destination") {
            (title: Title, isActive: AnyBinding, destination: Builder) in
            NavigationLink {
                destination()
            } label: {
                title.text
            }
        }
        viewInitializer(.navigationLink, labels: "_", "destination", "isActive") {
            (title: Title, destination: AnyView, isActive: AnyBinding) in
            NavigationLink(destination: destination) { title.text }
        }
        viewInitializer(.navigationLink, labels: "destination", "tag", "selection", "label") {
            (destination: AnyView, tag: AnyValue, selection: AnyBinding, label: Builder) in
            NavigationLink(destination: destination) { label() }
        }
        viewInitializer(.navigationLink, labels: "_", "destination") { (title: Title, destination: AnyView) in
            NavigationLink(destination: destination) { title.text }
        }
        viewInitializer(.navigationLink, labels: "_", "value") { (title: Title, value: Any0) in
            NavigationLink(value: value) { title.text }
        }
    }
}
