import SystemStyles
import ViewEngine

// Containers, and the controls that lead from a view to another one.
extension Bridge {
    private mutating func addSplitViews() {
        add(type: .navigationSplitView, "View")
        viewInitializer(.navigationSplitView, "sidebar", "detail") { (sidebar: Builder, detail: Builder) in
            NavigationSplitView(sidebar: { sidebar() }, detail: { detail() })
        }
        viewInitializer(.navigationSplitView, "sidebar", "content", "detail") {
            (sidebar: Builder, content: Builder, detail: Builder) in
            NavigationSplitView(sidebar: { sidebar() }, content: { content() }, detail: { detail() })
        }
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
        viewInitializer(.navigationLink, "destination", "label") { (destination: AnyView, label: Builder) in
            NavigationLink(destination: destination) { label() }
        }
        viewInitializer(.navigationLink, "destination", "isActive", "label") {
            (destination: AnyView, isActive: AnyBinding, label: Builder) in
            NavigationLink(destination: destination) { label() }
        }
        viewInitializer(.navigationLink, "_", "destination") { (title: Title, destination: AnyView) in
            NavigationLink(destination: destination) { title.text }
        }
        viewInitializer(.navigationLink, "value", "label") { (value: Any0, label: Builder) in
            NavigationLink(value: value) { label() }
        }
        viewInitializer(.navigationLink, "_", "value") { (title: Title, value: Any0) in
            NavigationLink(value: value) { title.text }
        }
    }

    mutating func addContainers() {
        add(type: .viewThatFits, "View")
        viewInitializer(.viewThatFits, .or("in", [.horizontal, .vertical] as Axis.Set), "content") {
            (axes: Axis.Set, content: Builder) in
            ViewThatFits(in: axes) { content() }
        }
        add(type: .list, "View")
        viewInitializer(.list, "content") { (content: Builder) in List { content() } }
        // A picture selects no row.
        viewInitializer(.list, "selection", "content") { (selection: AnyValue?, content: Builder) in
            List { content() }
        }
        addListsOfData()
        addTables()
        add(type: .form, "View")
        viewInitializer(.form, "content") { (content: Builder) in Form { content() } }
        add(type: .navigationStack, "View")
        viewInitializer(.navigationStack, "root") { (root: Builder) in NavigationStack { root() } }
        viewInitializer(.navigationStack, "path", "root") { (path: AnyBinding, root: Builder) in
            NavigationStack { root() }
        }
        addSplitViews()
        add(type: .navigationLink, "View")
        viewInitializer(.navigationLink, "_", "destination") { (title: Title, destination: Builder) in
            NavigationLink {
                destination()
            } label: {
                title.text
            }
        }
        viewInitializer(.navigationLink, "destination", "label") { (destination: Builder, label: Builder) in
            NavigationLink {
                destination()
            } label: {
                label()
            }
        }
        addNavigationLinks()
        add(type: .labeledContent, "View")
        viewInitializer(.labeledContent, "content", "label") { (content: Builder, label: Builder) in
            LabeledContent(content: { content() }, label: { label() })
        }
        viewInitializer(.labeledContent, "_", "content") { (title: Title, content: Builder) in
            LabeledContent(content: { content() }, label: { title.text })
        }
        viewInitializer(.labeledContent, "_", "value") { (title: Title, value: String) in
            LabeledContent(content: { Text(value) }, label: { title.text })
        }
        add(type: .editButton, "View")
        viewInitializer(.editButton) { () in EditButton() }
        addURLs()
        add(type: .link, "View")
        viewInitializer(.link, "_", "destination") { (title: Title, url: URL) in
            Link(destination: url) { title.text }
        }
        viewInitializer(.link, "destination", "label") { (url: URL, label: Builder) in
            Link(destination: url) { label() }
        }
        add(OpenURLAction.self)
        add(OpenURLAction.Result.self)
        constants(
            OpenURLAction.Result.typeName,
            ["handled": OpenURLAction.Result.handled, "discarded": .discarded, "systemAction": .systemAction]
        )
        factory(OpenURLAction.Result.typeName, "systemAction", "_") { (url: URL) in
            OpenURLAction.Result.systemAction(url)
        }
        initializer("handler") { (handler: Callback<OpenURLAction.Result, URL>) in
            let handler = URLHandler(function: handler)
            return OpenURLAction { handler.function($0) }
        }
        method("OpenURLAction", "callAsFunction", "_") { (action: OpenURLAction, url: URL) in
            action(url)
            return Nothing()
        }
        add(DismissAction.self)
        method("DismissAction", "callAsFunction") { (action: DismissAction) in
            action()
            return Nothing()
        }
        add(Visibility.self, "Hashable")
        cases(Visibility.self)
        add(type: .section, "View")
        viewInitializer(.section, "content") { (content: Builder) in Section { content() } }
        viewInitializer(.section, "_", "content") { (title: Title, content: Builder) in
            Section {
                content()
            } header: {
                title.text
            }
        }
        viewInitializer(.section, "content", "header") { (content: Builder, header: Builder) in
            Section {
                content()
            } header: {
                header()
            }
        }
        viewInitializer(.section, "content", "header", "footer") {
            (content: Builder, header: Builder, footer: Builder) in
            Section(content: { content() }, header: { header() }, footer: { footer() })
        }
        addSectionsWithViews()
        add(type: .scrollView, "View")
        viewInitializer(
            .scrollView,
            .or("_", Axis.Set.vertical),
            .or("showsIndicators", true),
            "content"
        ) { (axes: Axis.Set, showsIndicators: Bool, content: Builder) in
            ScrollView(axes, showsIndicators: showsIndicators) { content() }
        }
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
