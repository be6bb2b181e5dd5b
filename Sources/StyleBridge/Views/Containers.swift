import StyleRuntime
import SystemStyles
import ViewEngine

// Containers, and the controls that lead from a view to another one.
extension Bridge {
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
        viewInitializer(.navigationLink, "destination", "isActive", "label") {
            (destination: AnyView, isActive: AnyBinding, label: Builder) in
            NavigationLink(destination: destination) { label() }
        }
        viewInitializer(.navigationLink, "isActive", "destination", "label") {
            (isActive: AnyBinding, destination: Builder, label: Builder) in
            NavigationLink {
                destination()
            } label: {
                label()
            }
        }
        viewInitializer(.navigationLink, "_", "isActive", "destination") {
            (title: Title, isActive: AnyBinding, destination: Builder) in
            NavigationLink {
                destination()
            } label: {
                title.text
            }
        }
        viewInitializer(.navigationLink, "_", "destination", "isActive") {
            (title: Title, destination: AnyView, isActive: AnyBinding) in
            NavigationLink(destination: destination) { title.text }
        }
        viewInitializer(.navigationLink, "destination", "tag", "selection", "label") {
            (destination: AnyView, tag: AnyValue, selection: AnyBinding, label: Builder) in
            NavigationLink(destination: destination) { label() }
        }
        viewInitializer(.navigationLink, "_", "destination") { (title: Title, destination: AnyView) in
            NavigationLink(destination: destination) { title.text }
        }
        viewInitializer(.navigationLink, "_", "value") { (title: Title, value: Any0) in
            NavigationLink(value: value) { title.text }
        }
    }

    mutating func addContainers() {
        // A picture selects no row.
        viewInitializer(.list, "selection", "content") { (selection: AnyValue?, content: Builder) in
            List { content() }
        }
        addListsOfData()
        addTables()
        add(alias: "NavigationView", of: .engine(.navigationStack))
        viewInitializer(.navigationStack, "path", "root") { (path: AnyBinding, root: Builder) in
            NavigationStack { root() }
        }
        addSplitViews()
        viewInitializer(.navigationLink, "_", "destination") { (title: Title, destination: Builder) in
            NavigationLink {
                destination()
            } label: {
                title.text
            }
        }
        addNavigationLinks()
        viewInitializer(.labeledContent, "_", "content") { (title: Title, content: Builder) in
            LabeledContent(content: { content() }, label: { title.text })
        }
        viewInitializer(.labeledContent, "_", "value") { (title: Title, value: String) in
            LabeledContent(content: { Text(value) }, label: { title.text })
        }
        addURLs()
        viewInitializer(.link, "_", "destination") { (title: Title, url: URL) in
            Link(destination: url) { title.text }
        }
        initializer("handler") { (handler: Callback<OpenURLAction.Result, URL>) in
            let handler = URLHandler(function: handler)
            return OpenURLAction { handler.function($0) }
        }
        viewInitializer(.section, "_", "content") { (title: Title, content: Builder) in
            Section {
                content()
            } header: {
                title.text
            }
        }
        addSectionsWithViews()
    }
}

extension Bridge {
    /// Sections without a header, and those whose header and footer are views (deprecated).
    private mutating func addSectionsWithViews() {
        viewInitializer(.section, "content", "footer") { (content: Builder, footer: Builder) in
            Section(content: { content() }, header: { EmptyView() }, footer: { footer() })
        }
        viewInitializer(.section, "header", "content") { (header: AnyView, content: Builder) in
            Section(content: { content() }, header: { header })
        }
        viewInitializer(.section, "footer", "content") { (footer: AnyView, content: Builder) in
            Section(content: { content() }, header: { EmptyView() }, footer: { footer })
        }
        viewInitializer(.section, "header", "footer", "content") {
            (header: AnyView, footer: AnyView, content: Builder) in
            Section(content: { content() }, header: { header }, footer: { footer })
        }
        viewInitializer(.section, "_", "isExpanded", "content") {
            (title: Title, isExpanded: BooleanBinding, content: Builder) in
            Section {
                if isExpanded.binding.wrappedValue { content() }
            } header: {
                title.text
            }
        }
    }
}

extension OpenURLAction: EngineValue { static var engineType: EngineType { .openURLAction } }

/// A handler of URLs that the source declares.
///
/// Unchecked `Sendable`: a program and its actions belong to one thread.
private struct URLHandler: @unchecked Sendable {
    let function: Callback<OpenURLAction.Result, URL>
}

extension OpenURLAction.Result: EngineValue, Replaceable {
    static var engineType: EngineType { .openURLActionResult }
    static var replacement: OpenURLAction.Result { .systemAction }
}
extension DismissAction: EngineValue { static var engineType: EngineType { .dismissAction } }
extension Visibility: EngineValue { static var engineType: EngineType { .visibility } }
